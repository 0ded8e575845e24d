extension Lexicon {
  static let vietnamese = Lexicon(
    "vi",
    [
      .days: "ngay",
      .weeks: "tuan",
      .months: "thang",
      .years: "nam",
      .daily: "hang ngay",
      .weekly: "hang tuan",
      .monthly: "hang thang",
      .yearly: "hang nam|thuong nien",
      .quarterly: "hang quy",
      .halfYearly: "nua nam",
      .one: "mot",
      .oneMonth: "tháng đầu tiên|tháng đầu",
      .oneWeek: "tuần đầu tiên|tuần đầu",
      .trial: "dung thu mien phi|dùng thử miễn phí|thu mien phi|thử miễn phí|dung thu",
      .free: "mien phi|miễn phí",
      .parting: "trước|đến|rồi|truoc|sau|roi|den",
      .per: "mỗi|hàng|hằng|theo",
      .not: "khong|không",
    ],
    topics: [
      .renews:
        "tự động gia hạn|gia hạn tự động|tự gia hạn|gia hạn thêm|được gia hạn|gia hạn với giá|cho đến khi bạn hủy|cho đến khi hủy|đến khi bạn hủy|trừ khi bạn hủy|trừ khi hủy|nếu bạn không hủy",
      .cancel:
        "hủy bất cứ|hủy bất kỳ|hủy gói|hủy đăng ký|bạn hủy|có thể hủy|hủy trong|hủy trước|việc hủy|quản lý gói đăng ký|quản lý đăng ký|quản lý gói|huỷ gói|huỷ đăng ký",
      .cancelAnytime:
        "hủy bất cứ lúc nào|hủy bất kỳ lúc nào|hủy mọi lúc|hủy bất cứ khi nào|huỷ bất cứ lúc nào|huỷ bất kỳ lúc nào|không ràng buộc",
      .lifetime:
        "trọn đời|vĩnh viễn|mãi mãi|mua một lần|mua đứt|trả một lần|thanh toán một lần|trả tiền một lần|không cần đăng ký|không thuê bao",
      .subscription:
        "gói đăng ký|đăng ký|thuê bao|người đăng ký|gói thuê bao|gói hội viên",
      .terms:
        "điều khoản sử dụng|điều khoản dịch vụ|điều khoản và điều kiện|điều khoản|điều kiện sử dụng|thỏa thuận cấp phép|eula",
      .privacy:
        "quyền riêng tư|chính sách quyền riêng tư|chính sách bảo mật|chính sách riêng tư",
      .restore:
        "khôi phục giao dịch|khôi phục giao dịch mua|khôi phục mua hàng|khôi phục gói|khôi phục lượt mua|đã mua trước đó|đã đăng ký trước đó",
      .bestValue:
        "giá tốt nhất|giá trị tốt nhất|ưu đãi tốt nhất|tiết kiệm nhất|rẻ nhất|giá thấp nhất|đáng giá nhất|hời nhất",
      .saving:
        "tiết kiệm|giảm giá|được giảm|chiết khấu|khuyến mãi|rẻ hơn|giảm còn",
      .urgency:
        "thời gian có hạn|ưu đãi có hạn|cơ hội cuối|cơ hội cuối cùng|những giờ cuối|chỉ hôm nay|duy nhất hôm nay|kết thúc hôm nay|kết thúc sau|sắp kết thúc|hết hạn sau|nhanh tay|đừng bỏ lỡ",
      .unlimited:
        "không giới hạn|không hạn chế|vô hạn|vô tận",
      .refund:
        "bảo đảm hoàn tiền|đảm bảo hoàn tiền|hoàn tiền 100%|hoàn tiền toàn bộ",
      .nothingDue:
        "không phải trả gì hôm nay|hôm nay không phải trả|không thanh toán hôm nay|không tính phí hôm nay|chưa phải trả tiền|thanh toán hôm nay|phải trả hôm nay|không cần thanh toán ngay",
      .familySharing:
        "chia sẻ trong gia đình|chia sẻ với gia đình|chia sẻ cho gia đình",
      .generic:
        "tính năng premium|tính năng cao cấp|tính năng pro|toàn quyền truy cập|truy cập đầy đủ|tất cả tính năng|tất cả các tính năng|mọi tính năng|mở khóa tất cả|mở khóa toàn bộ|quyền truy cập premium|nội dung premium|nội dung cao cấp|truy cập không giới hạn|toàn bộ nội dung",
      .superlative:
        "#1|số 1|số một|ứng dụng tốt nhất|tốt nhất thế giới|hàng đầu thế giới|được đánh giá cao nhất|ứng dụng phổ biến nhất|từng đoạt giải",
      .task:
        "đánh giá chúng tôi|đánh giá ứng dụng|viết đánh giá|viết nhận xét|để lại đánh giá|chia sẻ để mở khóa|mời bạn bè|mời bạn|giới thiệu bạn bè",
      .obligation:
        "mua ngay|mua gói|đặt mua|thanh toán|trả tiền|nghĩa vụ thanh toán",
      .withdrawal:
        "rút khỏi hợp đồng|quyền rút lại|quyền hủy hợp đồng|hủy hợp đồng",
      .elsewhere:
        "trên trang web của chúng tôi|trên website của chúng tôi|trang web của chúng tôi|cửa hàng trực tuyến|mua trực tuyến|mua trên web|đăng ký trên web|đăng ký trực tuyến|rẻ hơn trên web|rẻ hơn trực tuyến|paypal",
      .shaming:
        "lãng phí tiền|không muốn tiết kiệm|thích trả nhiều hơn|trả giá đầy đủ|không cảm ơn, tôi|không, cảm ơn, tôi|tôi không cần",
      .currencyName:
        "đô la|euro|yên nhật|nhân dân tệ|bảng anh|việt nam đồng",
      .commitment:
        "cam kết 12|cam kết hằng năm|cam kết hàng năm|cam kết theo năm|cam kết một năm|cam kết 1 năm|thời hạn cam kết|12 lần thanh toán|12 khoản thanh toán|12 kỳ thanh toán",
      // Without accents, "nhắc" is "nhạc", music.
      .reminder:
        "nhắc tôi|nhắc bạn|nhắc nhở|nhắc trước|lời nhắc|thông báo|báo trước|báo cho tôi",
      .reward:
        "mở khóa|để nhận|và nhận|nhận ngay|nhận thêm|nhận được|để được|để tiếp tục",
      .audience:
        "người dùng|người|khách hàng|lượt tải|thành viên|đánh giá|lượt đánh giá|học viên|độc giả|bài đánh giá",
      .purchase:
        "mua trong ứng dụng|mua hàng trong ứng dụng|gói đăng ký|đăng ký|người đăng ký|thuê bao|premium|pro|plus|trả phí|có phí|bản đầy đủ",
    ])
}
