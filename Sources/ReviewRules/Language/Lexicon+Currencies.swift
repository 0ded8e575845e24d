extension Lexicon {
  /// Names that are too often a part of other words to be looked for alone, by language.
  static let otherCurrencies: [String: String] = [
    "ja": "ドル", "tr": "lira*|dolar*", "zh": "块钱|块|塊", "id": "rupiah", "pl": "złotych|złote|zł", "ko": "달러|유로",
    "de": "rappen|schilling|franken", "sv": "kronor", "da": "kroner", "no": "kroner", "cs": "korun|koruny",
    "hu": "forint*", "he": "ש\"ח|ש״ח|ש''ח|שח|שקל חדש", "ar": "ريال*|جنيه*|دينار*|ليرة|درهم*|ر. س|د.إ|ج. م",
    "uk": "гривень|гривні|гривня|гривню", "ru": "руб.|тенге", "th": "บาท", "vi": "đồng|đ|vnđ|nghìn đồng|ngàn đồng",
    "ms": "ringgit", "es": "pesos|soles|peso mexicano", "fr": "francs|francs suisses", "en": "quid|rupees|rands|pesos",
    "ro": "de lei|leu", "hi": "रु|रु.|रुपया", "bn": "টাকা|রুপি", "ta": "ரூபாய்", "te": "రూపాయలు|రూ", "mr": "रुपये|रु",
    "gu": "રૂપિયા|રૂ", "kn": "ರೂಪಾಯಿ|ರೂ", "ml": "രൂപ", "pa": "ਰੁਪਏ", "ur": "روپے|روپیہ|ریال", "or": "ଟଙ୍କା",
    "el": "ευρώ", "fi": "euroa", "hr": "eura|kuna", "sl": "evrov|evra", "sk": "eur|eura", "ca": "francs",
  ]
}
