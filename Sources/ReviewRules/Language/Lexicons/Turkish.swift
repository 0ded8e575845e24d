extension Lexicon {
  static let turkish = Lexicon(
    "tr",
    [
      .days: "gun|gunluk|günde",
      .weeks: "hafta|haftalik|haftada",
      .months: "ay|aylik|ayda",
      .years: "yil|yillik|yılda",
      .daily: "gunluk",
      .weekly: "haftalik",
      .monthly: "aylik",
      .yearly: "yillik",
      .quarterly: "uc aylik",
      .halfYearly: "alti aylik",
      .one: "bir|ilk",
      .trial:
        "ucretsiz deneme*|ucretsiz dene|deneme suresi*|ucretsiz deneyin|bedava dene*|ucretsiz denemeyi*|deneme surumu*",
      .free: "ucretsiz|bedava|deneme|hediye|ücret ödemeden|karşılıksız",
      .parting: "once|sonra|ardindan|kadar",
      .per: "her",
      .not: "yok|olmadan|degil",
      .notAfter: "yok|yoktur|olmadan|değil|değildir|gerekmez|gerekmiyor",
    ],
    topics: [
      .renews:
        "otomatik olarak yenilenir|otomatik yenilenir|otomatik olarak yenilenecek*|otomatik yenileme|otomatik yenilenen|daha yenilenir|kendiliğinden yenilenir|iptal edene kadar|iptal edilene kadar|iptal etmezseniz|iptal etmediğiniz sürece|iptal edilmediği sürece",
      .cancel:
        "iptal|iptal et|iptal edin|iptal edebilir*|iptali|aboneliği yönet|aboneliği yönetin|abonelikleri yönet|aboneliğinizi yönetin|abonelikten çık*|aboneliği sonlandır*",
      .cancelAnytime:
        "istediğin zaman iptal|istediğiniz zaman iptal|dilediğin zaman iptal|dilediğiniz zaman iptal|istediğin an iptal|istediğiniz an iptal|her zaman iptal edebilir*|her an iptal|taahhütsüz|taahhüt yok",
      .lifetime:
        "ömür boyu|sonsuza kadar|sonsuza dek|tek seferlik satın alma|tek seferlik ödeme|tek seferlik|bir kez öde|bir kez ödeyin|bir kere öde|abonelik yok|aboneliksiz|abonelik gerekmez",
      .subscription:
        "abonelik|aboneliği|aboneliğin|aboneliğiniz|aboneliğinizi|abonelikler|abone ol|abone olun|abone|aboneler|abonelere",
      .terms:
        "kullanım koşulları|kullanım şartları|hizmet koşulları|hizmet şartları|hüküm ve koşullar|şartlar ve koşullar|koşullar|şartlar|lisans sözleşmesi|eula|sözleşme|kullanıcı sözleşmesi|üyelik sözleşmesi|kullanım sözleşmesi|abonelik sözleşmesi|satış sözleşmesi",
      .privacy:
        "gizlilik|gizlilik politikası|gizlilik sözleşmesi|gizlilik bildirimi|kvkk",
      .restore:
        "geri yükle|geri yükleyin|satın alınanları geri yükle|satın alımları geri yükle|satın almaları geri yükle|satın alımı geri yükle|zaten satın aldım|zaten abone",
      .bestValue:
        "en iyi fiyat|en iyi değer|en iyi teklif|en avantajlı|en uygun fiyat|en uygun|en ucuz|en düşük fiyat|en çok tasarruf",
      .saving:
        "tasarruf|tasarruf et|tasarruf edin|indirim|indirimli|indirimi|daha ucuz|daha ucuza|avantajlı",
      .urgency:
        "sınırlı süre|sınırlı süreli|sınırlı bir süre|son şans|son fırsat|son saatler|yalnızca bugün|sadece bugün|bugün sona eriyor|bugün bitiyor|yakında sona eriyor|içinde sona eriyor|acele et|acele edin|kaçırma|kaçırmayın|fırsat bitiyor|kampanya bitiyor|bitmek üzere|sona ermek üzere|son gün|son saat|bugüne özel|tek seferlik teklif|tek seferlik fırsat|bir daha gelmeyecek|stoklarla sınırlı|kaçırılmayacak|bu fırsatı kaçır*|gece yarısı bitiyor|gece yarısı sona eriyor|anlık indirim|süre doluyor|şimdi ya da asla|son dakika fırsatı|yarın bitiyor",
      .unlimited:
        "sınırsız|sınırsızca|limitsiz|sınır yok|limit yok",
      .refund:
        "iade garantisi|tam iade|paranızı iade|memnuniyet garantisi|para iade garantisi|koşulsuz iade|paranız iade|paranızı geri|paran geri|ücret iadesi garantisi|%100 iade|iade edilir|iade ederiz|geri ödeme garantisi|memnun kalmazsanız|tam geri ödeme|para geri|sorgusuz iade",
      .nothingDue:
        "bugün ödeme yok|şimdi ödeme yok|bugün hiçbir şey ödeme*|şimdi hiçbir şey ödeme*|bugün ödenecek|şimdi ödenecek|bugün ücret alınmaz|sıfır tl|sıfır lira|bugün 0 tl|bugün ücretsiz|şimdi ücretsiz|bugün hiçbir ücret|şimdi hiçbir ücret|hiçbir şey ödemeyin|hiçbir şey ödemezsin|bugün ödeme yapmayın|0 tl ile",
      .familySharing:
        "aile paylaşımı|aile paylaşımını|aile paylaşımıyla|ailenle paylaş|ailenizle paylaşın",
      .generic:
        "premium özellikler|premium özellikleri|pro özellikler|tam erişim|tüm özellikler|tüm özelliklere|hepsinin kilidini aç|her şeyin kilidini aç|her şey dahil|premium erişim|premium içerik|sınırsız erişim|tüm içerik|tüm içerikler",
      .superlative:
        "#1|1 numara|1 numaralı|bir numara|bir numaralı|en iyi uygulama|dünyanın en iyi*|en yüksek puanlı|en popüler uygulama|ödüllü uygulama|yılın uygulaması|en çok indirilen|en sevilen uygulama|milyonlarca kullanıcı|milyonlarca kişi|türkiye'nin en iyi*|en güvenilir uygulama|en beğenilen",
      .task:
        "bizi puanla|bizi puanlayın|uygulamayı puanla|uygulamayı değerlendir|yorum yaz|yorum yazın|açmak için paylaş|kilidi açmak için paylaş|arkadaşlarını davet et|arkadaş davet et|arkadaşlarınızı davet edin",
      .obligation:
        "satın al|satın alın|öde|ödeyin|ödeme yap|ödeme yükümlülüğüyle sipariş|ödeme yükümlülüğü",
      .withdrawal:
        "cayma hakkı|sözleşmeden cay*|cayma",
      .elsewhere:
        "web sitemizde|web sitemizden|sitemizde|sitemizden|internet sitemiz*|web mağazamız*|online mağaza|çevrimiçi mağaza|internetten satın al|online satın al|web'den abone ol|web'de daha ucuz|internette daha ucuz|paypal|web sitemizi|web sitesinden|sitemizi|qr kod*|karekod*|havale ile",
      .shaming:
        "para israf etme*|parayı boşa harcama*|tasarruf etmek istemiyorum|fazla ödemeyi tercih ederim|tam fiyat öde*|hayır teşekkürler, ben|hayır, teşekkürler, ben|buna ihtiyacım yok",
      .currencyName:
        "euro|avro|dolar|doları|yuan|sterlin|türk lirası|japon yeni",
      // "taahhütsüz" says the opposite.
      .commitment:
        "taahhüt|taahhütle|taahhütlü|taahhüdü|taahhüdüyle|taahhüdün|12 ödeme|12 taksit",
      .reminder:
        "hatırlat*|bildirim*|bana bildir|haber ver*|uyarı|uyarılar",
      .reward:
        "kilidini aç*|kilidi aç*|kilit aç*|kazan|kazanın|kazanmak|almak için|elde et|elde edin|elde etmek|sahip ol|sahip olun|devam etmek için",
      .audience:
        "kullanıcı*|kişi|kişinin|kişiye|insan|müşteri*|indirme|indirmeyle|indirildi|üye|üyenin|yorum|yorumla|değerlendirme|abone|okur|oyuncu|öğrenci",
      .purchase:
        "uygulama içi satın alma*|uygulama içi satın alım*|abonelik|aboneliği|aboneler|abonelere|premium|pro|plus|ücretli|tam sürüm",
    ])
}
