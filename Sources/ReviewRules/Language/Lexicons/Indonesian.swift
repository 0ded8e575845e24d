extension Lexicon {
  static let indonesian = Lexicon(
    "id",
    [
      .days: "hari",
      .weeks: "minggu|pekan",
      .months: "bulan",
      .years: "tahun",
      .daily: "harian|per hari",
      .weekly: "mingguan|per minggu",
      .monthly: "bulanan|per bulan",
      .yearly: "tahunan|per tahun",
      .quarterly: "triwulan*|per kuartal",
      .halfYearly: "setengah tahun*|semester",
      .oneWeek: "minggu pertama|seminggu",
      .oneMonth: "bulan pertama|sebulan",
      .one: "satu|pertama",
      .trial: "uji coba gratis|coba gratis|masa uji coba|percobaan gratis|periode uji coba|masa percobaan",
      .free: "gratis|uji coba",
      .parting: "sebelum|setelah|kemudian|lalu|hingga",
      .per: "per|setiap|tiap",
      .not: "tanpa|tidak|bukan",
    ],
    topics: [
      .renews:
        "diperpanjang otomatis|diperpanjang secara otomatis|perpanjangan otomatis|otomatis diperpanjang|memperpanjang otomatis|diperpanjang untuk|diperpanjang dengan|diperpanjang seharga|hingga anda membatalkan*|sampai anda membatalkan*|hingga dibatalkan|sampai dibatalkan|kecuali anda membatalkan*|kecuali dibatalkan",
      .cancel:
        "batalkan|membatalkan|membatalkannya|dibatalkan|pembatalan|berhenti berlangganan|kelola langganan|mengelola langganan",
      .cancelAnytime:
        "batalkan kapan saja|batal kapan saja|bisa dibatalkan kapan saja|dapat dibatalkan kapan saja|batalkan kapan pun|pembatalan kapan saja|tanpa ikatan",
      .lifetime:
        "seumur hidup|selamanya|pembelian satu kali|sekali bayar|bayar sekali|pembayaran satu kali|sekali beli|pembelian sekali|tanpa langganan|tanpa berlangganan",
      .subscription:
        "langganan|berlangganan|pelanggan|langganannya",
      .terms:
        "ketentuan penggunaan|persyaratan layanan|ketentuan layanan|syarat dan ketentuan|syarat penggunaan|syarat & ketentuan|ketentuan|perjanjian lisensi|eula",
      .privacy:
        "privasi|kebijakan privasi|pemberitahuan privasi",
      .restore:
        "pulihkan|pulihkan pembelian|memulihkan pembelian|pemulihan pembelian|sudah membeli|sudah berlangganan",
      .bestValue:
        "harga terbaik|nilai terbaik|penawaran terbaik|paling hemat|paling murah|termurah|harga terendah|paling untung",
      .saving:
        "hemat|menghemat|penghematan|diskon|potongan harga|lebih murah|lebih hemat",
      .urgency:
        "waktu terbatas|penawaran terbatas|kesempatan terakhir|jam terakhir|hanya hari ini|khusus hari ini|berakhir hari ini|berakhir dalam|segera berakhir|kedaluwarsa dalam|buruan|jangan sampai ketinggalan|jangan lewatkan",
      .unlimited:
        "tanpa batas|tak terbatas|tidak terbatas|tanpa batasan",
      .refund:
        "uang kembali|jaminan uang kembali|jaminan kepuasan|pengembalian dana penuh|garansi uang kembali",
      .nothingDue:
        "tidak bayar hari ini|tidak ada pembayaran hari ini|tidak ada tagihan hari ini|tanpa pembayaran sekarang|tanpa bayar sekarang|jatuh tempo hari ini|dibayar hari ini",
      .familySharing:
        "keluarga berbagi|berbagi dengan keluarga|bagikan dengan keluarga",
      .generic:
        "fitur premium|fitur pro|akses penuh|semua fitur|buka semuanya|buka kunci semua|semua sudah termasuk|akses premium|konten premium|akses tanpa batas|akses tak terbatas|semua konten|jadi premium",
      .superlative:
        "#1|nomor 1|nomor satu|no. 1|aplikasi terbaik|terbaik di dunia|rating tertinggi|aplikasi terpopuler|peraih penghargaan",
      .task:
        "beri kami rating|beri rating|nilai aplikasi|nilai kami|tulis ulasan|beri ulasan|bagikan untuk membuka|undang teman|ajak teman",
      .obligation:
        "beli|beli sekarang|bayar|bayar sekarang|pesan dengan kewajiban membayar|kewajiban membayar",
      .withdrawal:
        "menarik diri dari kontrak|hak penarikan|hak untuk membatalkan kontrak|penarikan diri dari kontrak",
      .elsewhere:
        "di situs web kami|di situs kami|di website kami|di toko online kami|toko online|beli online|beli secara online|berlangganan di web|berlangganan di situs|lebih murah di situs|lebih murah di web|lebih murah online|paypal",
      .shaming:
        "buang buang uang|membuang uang|tidak mau hemat|tidak ingin berhemat|lebih suka membayar|bayar harga penuh|tidak terima kasih, saya|tidak, terima kasih, saya|saya tidak butuh ini",
      .currencyName:
        "euro|dolar|yen|yuan|poundsterling|rupiah",
      .commitment:
        "komitmen 12|komitmen dua belas|komitmen selama|komitmen tahunan|komitmen setahun|12 pembayaran|12 kali pembayaran|12 cicilan",
      .reminder:
        "ingatkan|mengingatkan|diingatkan|pengingat|beri tahu|beritahu|notifikasi|pemberitahuan",
      .reward:
        "buka kunci|membuka|untuk mendapat*|dapatkan|dan dapatkan|raih|menangkan|untuk melanjutkan",
      .audience:
        "pengguna|orang|pelanggan|unduhan|download|anggota|ulasan|penilaian|pembaca|pemain|siswa",
      .purchase:
        "pembelian dalam app|pembelian dalam aplikasi|pembelian di dalam aplikasi|langganan|berlangganan|pelanggan|premium|pro|plus|berbayar|versi lengkap",
    ])
}
