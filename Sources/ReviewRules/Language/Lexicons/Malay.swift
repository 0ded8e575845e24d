extension Lexicon {
  static let malay = Lexicon(
    "ms",
    [
      .days: "hari",
      .weeks: "minggu",
      .months: "bulan",
      .years: "tahun",
      .daily: "harian",
      .weekly: "mingguan",
      .monthly: "bulanan",
      .yearly: "tahunan",
      .quarterly: "suku tahun*",
      .halfYearly: "setengah tahun*",
      .oneWeek: "minggu pertama|seminggu",
      .oneMonth: "bulan pertama|sebulan",
      .one: "satu|pertama",
      .trial: "percubaan percuma|cuba percuma|tempoh percubaan",
      .free: "percuma|percubaan",
      .parting: "sebelum|selepas|kemudian|hingga",
      .per: "setiap|per|tiap",
      .not: "tanpa|tidak|bukan",
    ],
    topics: [
      .renews:
        "diperbaharui secara automatik|diperbaharui automatik|pembaharuan automatik|automatik diperbaharui|diperbaharui untuk|diperbaharui pada|sehingga anda membatalkan*|sehingga dibatalkan|melainkan anda membatalkan*|kecuali anda membatalkan*|melainkan dibatalkan",
      .cancel:
        "batalkan|membatalkan|membatalkannya|dibatalkan|pembatalan|berhenti melanggan|urus langganan|uruskan langganan|mengurus langganan",
      .cancelAnytime:
        "batalkan pada bila bila masa|batalkan bila bila masa|batal pada bila bila masa|batal bila bila masa|boleh dibatalkan pada bila bila masa|boleh dibatalkan bila bila masa|tanpa komitmen",
      .lifetime:
        "seumur hidup|selama lamanya|selamanya|pembelian sekali|pembelian sekali sahaja|bayaran sekali|bayar sekali|sekali bayar|tanpa langganan|tiada langganan",
      .subscription:
        "langganan|melanggan|langgan|pelanggan|dilanggan",
      .terms:
        "terma penggunaan|terma perkhidmatan|terma dan syarat|terma & syarat|syarat penggunaan|terma|perjanjian lesen|eula",
      .privacy:
        "privasi|dasar privasi|notis privasi",
      .restore:
        "pulihkan|pulihkan pembelian|memulihkan pembelian|pemulihan pembelian|sudah membeli|sudah melanggan",
      .bestValue:
        "harga terbaik|nilai terbaik|tawaran terbaik|paling jimat|paling murah|termurah|harga terendah|paling berbaloi",
      .saving:
        "jimat|menjimatkan|penjimatan|diskaun|potongan harga|lebih murah|lebih jimat",
      .urgency:
        "masa terhad|tawaran terhad|peluang terakhir|jam terakhir|hari ini sahaja|hanya hari ini|tamat hari ini|tamat dalam|berakhir dalam|bakal tamat|tamat tidak lama lagi|cepat sebelum|jangan lepaskan",
      .unlimited:
        "tanpa had|tidak terhad|tiada had|tanpa batasan",
      .refund:
        "wang dikembalikan|jaminan wang dikembalikan|jaminan kepuasan|bayaran balik penuh",
      .nothingDue:
        "tiada bayaran hari ini|tiada bayaran sekarang|tiada caj hari ini|tidak perlu bayar hari ini|tidak perlu bayar sekarang|perlu dibayar hari ini|tanpa bayaran hari ini",
      .familySharing:
        "perkongsian keluarga|kongsi dengan keluarga|berkongsi dengan keluarga",
      .generic:
        "ciri premium|ciri pro|akses penuh|semua ciri|buka kunci semua|buka kunci semuanya|semuanya disertakan|akses premium|kandungan premium|akses tanpa had|semua kandungan|jadi premium",
      .superlative:
        "#1|nombor 1|nombor satu|no. 1|apl terbaik|aplikasi terbaik|terbaik di dunia|penilaian tertinggi|apl paling popular|aplikasi paling popular|memenangi anugerah",
      .task:
        "nilai kami|nilaikan kami|nilaikan apl|tulis ulasan|beri ulasan|kongsi untuk membuka|jemput rakan|undang rakan",
      .obligation:
        "beli|beli sekarang|bayar|bayar sekarang|pesanan dengan kewajipan membayar|kewajipan membayar",
      .withdrawal:
        "menarik diri daripada kontrak|hak penarikan diri|penarikan diri daripada kontrak",
      .elsewhere:
        "di laman web kami|di tapak web kami|di kedai dalam talian kami|kedai dalam talian|beli dalam talian|langgan dalam talian|langgan di web|lebih murah dalam talian|lebih murah di laman web|lebih murah di web|paypal",
      .shaming:
        "membazir wang|membazirkan wang|tidak mahu jimat|tidak mahu berjimat|lebih suka membayar|bayar harga penuh|tidak terima kasih, saya|tidak, terima kasih, saya|saya tidak perlukan",
      .currencyName:
        "euro|dolar|yen|yuan|paun sterling|ringgit",
      .commitment:
        "komitmen 12|komitmen dua belas|komitmen selama|komitmen tahunan|komitmen setahun|12 bayaran|12 kali bayaran|12 ansuran",
      .reminder:
        "ingatkan|mengingatkan|diingatkan|peringatan|maklumkan|beritahu|pemberitahuan|notifikasi",
      .reward:
        "buka kunci|membuka|untuk mendapat*|dapatkan|dan dapatkan|menangi|untuk meneruskan",
      .audience:
        "pengguna|orang|pelanggan|muat turun|ahli|ulasan|penilaian|pembaca|pemain",
      .purchase:
        "pembelian dalam apl|pembelian dalam aplikasi|langganan|pelanggan|melanggan|premium|pro|plus|berbayar|versi penuh",
    ])
}
