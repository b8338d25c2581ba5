import type { CommentBank } from './comment-bank';

export const vie: CommentBank = {
  first: {
    'ngỗng lặng lẽ': 'tem',
    'bác bảo vệ thức đêm': 'Đầu tiên. Bốn giờ sáng thì làm gì có ai giành.',
    'bé Na chưa ngủ': 'chưa có ai à, vậy em ngồi đọc trước nha',
  },

  markup: {
    'quán net đầu hẻm': '<script>alert("ăn cơm thôi")</script>\nKhông chạy. Thôi đi ăn cơm.',
    rêu: '<b>ôi trời</b>',
    'cô giáo tin học': '<h1>HAY LẮM</h1> (học trò bảo gõ vậy chữ sẽ to)',
    thực_tập_sinh: 'while (cóChươngMới && sếpĐiHọp) { đọc(); } // đừng xóa dòng này',
  },

  any: {
    'ô thủng': 'Dừng ở ĐÓ hả? Ác vừa thôi.',
    'Hạ An': 'Đọc trên xe buýt lỡ một bến. Đọc tiếp lúc quay lại, lỡ thêm bến nữa.',
    'cà phê không đường': 'Cái khung không có chữ nào ấy. Mình cũng hết chữ luôn.',
    'Minh Đăng': 'Bảo một chương rồi ngủ. Gà gáy rồi mọi người ơi.',
    Diệp: 'Người chỉ xuất hiện ba khung kia xứng đáng có truyện riêng, nói thật.',
    'ông Bảy': 'Tôi bảy mươi mốt tuổi. Chờ xe được, chờ thuốc được, chờ chương mới thì sốt ruột.',
    'tách thứ ba': 'Trà đá, đậu phộng, chương mới. Đừng ai gọi.',
    'tối Chủ nhật': 'Cuối cùng tối Chủ nhật cũng có ích.',
    'ba bỉm sữa': 'Vừa ẵm con vừa đọc. Con ngủ ở khung thứ tám. Ba chưa ngủ từ hồi tháng Ba.',
    'cửa tủ lạnh': 'In một khung ra dán tủ lạnh. Giờ sáng nào má cũng chào nó.',
    'dấu chấm': 'Người viết biết đặt dấu chấm ở đâu. Thời nay hiếm.',
    'hàng ghế cuối': 'Hẹn chương sau, chỗ cũ nhé.',
    'dì Tư bán xôi': 'Khách chờ chút nghen, còn hai trang nữa thôi.',
    'Tí mê vẽ': 'Nghe được cả tiếng dép. Tiếng dép thì vẽ kiểu gì vậy?',
    'bánh mì không ớt': 'không khóc đâu, bụi công trình bay vô đó',
    'mực tàu': 'Mảng đen chương này đẹp tới mức muốn áp má vô.',
    'anh Tuấn, thang máy': 'Đứng đọc trong thang máy, lên xuống ba vòng, không ai dám hỏi mình xuống tầng mấy.',
    'trực đêm khoa nội': 'Đọc lúc nghỉ ba giờ sáng, xong đi buồng thấy lòng nhẹ hẳn.',
    'Chi và Chít': 'Hai đứa một máy, tối nào cũng giành nhau lật trang.',
    'cụ Lý đình làng': 'Không hiểu hết, nhưng mà thích.',
    'ở nhà dịch thuê': 'Dịch mượt quá, thoại nghe như hàng xóm đang nói với nhau. Cảm ơn người dịch, ít ai nhớ tới.',
    'cua đồng': 'hahaha xong im xong khóc. đủ món',
    'ba của Bin': 'Đọc cho con nghe trước khi ngủ. Con ngủ. Ba thức.',
    'đọc lại lần hai': 'Lật về chương một. Trời ơi. Có hết ở đó từ đầu rồi.',
    'góp ý nhẹ': 'Góp ý xíu: đoạn giữa hơi nhanh, giá có thêm hai trang để thở. Còn lại đẹp lắm, xin đừng sửa gì.',
    'thợ may hẻm số bảy': 'Vẽ được quần áo nhàu cỡ này chắc phải ủi đồ nhiều lắm.',
    'xe ôm chiều': 'Đang đọc thì có khách. Xin khách đợi hết trang. Khách ngồi xuống đọc chung.',
    'khoai lang nướng': 'Chương này gần như chẳng có gì xảy ra mà nồi cá cháy đen.',
    'Gia Lai gió': 'Gửi tác giả: ngủ cho đủ, ăn cho nóng. Tụi mình chờ được mà.',
    'khu trọ số 9':
      'Dãy trọ tụi em toàn công nhân, mười hai phòng, có mỗi điện thoại của chị Hai là màn hình lớn. Tối có chương mới là cả dãy kéo ghế ra sân, chị Hai treo máy lên móc phơi đồ, ai ngồi gần thì lật trang. Không ai được nói trước. Có bữa mưa, tụi em đứng dưới mái tôn đọc ké, ướt hết một bên vai mà không ai chịu vô.\n\nTuần trước phòng 4 trả phòng về quê. Bữa nay có chương mới, tự dưng chị Hai gọi điện cho phòng 4, để máy đó, rồi mới lật trang.',
    'tiệm hớt tóc vỉa hè':
      'Tôi treo cái máy tính bảng cạnh gương cho khách đỡ chán. Từ hồi mở truyện này khách cứ bảo cắt chậm thôi. Có ông hói, cả đầu còn chừng bốn chục sợi, cũng ngồi đủ ba chương. Tôi cắt từng sợi. Người ngồi ghế đợi thì đọc ngược trong gương, lâu dần quen, giờ đọc xuôi lại thấy lạ. Hôm qua có chú bé chỉ vào gương nói: “Ông ơi, người trong đó buồn kìa.” Tôi nhìn, là tôi. Tôi đang đọc tới khung cuối.',
  },

  romance: {
    Bống: 'ai đó đưa hai người này cái chăn rồi khóa cửa ngoài lại giùm',
    'tim bột lọc': 'NÓI ĐI. HÁ MIỆNG RA RỒI THÌ NÓI ĐI. TRỜI ƠI.',
    'chợ hoa Tết': 'Y như hồi ba mẹ tui: ba mua mai của mẹ ba mùa Tết liền mà nhà ba trồng mai.',
    'áo mưa hai người': 'Ngồi đọc trong áo mưa dưới gầm cầu chờ tạnh. Tạnh rồi. Còn hai trang. Cho mưa tiếp đi.',
    'bà Năm Sa Đéc': 'Ông nhà tôi hỏi giờ tôi suốt hai năm, mà tay ổng đeo đồng hồ. Từ từ, mấy đứa.',
    Khánh: 'Ba mươi tuổi đầu ôm gối lăn từ giường xuống đất.',
    'hoa gạo': 'Thích nhất là không ai phải ngốc đi để truyện dài thêm.',
    'loa phường 6 giờ':
      'Tôi đọc loa phát thanh của phường. Có một anh tuần nào cũng gửi giấy xin bài hát tặng “người hay tưới cây ở lầu hai”, mà phường tôi lầu hai nào cũng có cây. Có một cô tuần nào cũng gửi giấy cảm ơn “người tặng bài hát”, cũng không ký tên. Hai tờ giấy nằm chung một ngăn bàn tôi suốt một năm. Đọc xong chương này tôi chịu không nổi. Sáng nay, sau mục tiêm phòng cho chó, tôi đọc luôn địa chỉ của cả hai. Chiều tôi bị nhắc nhở. Tối có người mang tới nhà tôi chậu cây.',
  },

  mystery: {
    'xanh lam': 'So căn phòng ở khung đầu với khung cuối đi. Mất một thứ. Khỏi cảm ơn.',
    'mắt cú': 'Giữa hai khung có một món đồ đổi chỗ. Không nói món nào đâu.',
    'hạt muối': 'ờ thì hay, nhưng AI biết trước chuyện này?',
    'thợ khóa':
      'Ổ khóa vẽ ở chương này là loại không cần chìa, đẩy mạnh là ra. Tôi sửa khóa hai mươi năm. Vậy ai cần chìa làm gì?',
    'công an phường về hưu': 'Người mời trà trước khi bị hỏi, chính là người đó. Ba mươi năm kinh nghiệm.',
    'giả thuyết số ba': 'Có ba giả thuyết. Cái nào cũng tệ hơn chuyện sẽ xảy ra.',
    'bàn cờ tướng đầu ngõ':
      'Đầu ngõ bỏ cờ, ngồi cãi nhau xem ai nói dối. Ông Tám bảo ông Chín. Ông Chín có trong truyện đâu.',
    'bà ngoại biết hết':
      'Bà ngoại tôi không đọc chữ, chỉ xem hình. Tôi hỏi bà ai là thủ phạm, bà chỉ ngay một người. Hỏi vì sao, bà bảo: coi cách nó cầm chén kìa, người nhà này cầm bằng hai tay, nó cầm một tay, tay kia để gần túi. Tôi lật lại từ đầu, đúng là lần nào có mặt người đó bàn tay kia cũng ở gần túi, kể cả khi ngủ gật. Tôi đã học đại học bốn năm và đang viết luận văn về truyện trinh thám. Bà ngoại bán chè.',
  },

  comedy: {
    'sạp cá chợ Bình':
      'Cười giữa chợ, bà bán cá cười theo, cả hàng người cười theo, chẳng ai biết cười gì. Bữa đó bán hết sớm.',
    'vụn bánh': 'Sao đồ ăn lúc nào cũng được vẽ đẹp nhất? Mười một giờ đêm rồi đó.',
    'đội gặt lúa':
      'Nghỉ trưa cả đội chụm vô một cái điện thoại. Cười xong gặt nhanh hẳn, chủ ruộng hỏi truyện gì để mai mở tiếp.',
    Tèo: 'đang họp phụ huynh mà phụt cười. cô giáo tưởng tui cười điểm toán.',
    'tàu đêm, toa 5': 'Cười trên tàu, bác bên cạnh nhăn mặt. Đưa bác xem. Giờ cả khoang cười.',
    'cô Sáu': 'Hài mà không phải chửi ai. Nhẹ cả người.',
    'đau bụng': 'vừa cười giữa cuộc họp trực tuyến, tưởng tắt mic rồi',
    'MC đám cưới miệt vườn':
      'Làm MC đám cưới mười năm, tôi lỡ dại đọc chương này ngay trước giờ lên sân khấu. Lúc mời hai họ nâng ly tôi nói: “Kính mời quý khách nâng ly, riêng con mèo thì khỏi.” Im phăng phắc. Rồi ông nội cô dâu đứng dậy, nghiêm trang cúi xuống gầm bàn tìm mèo. Mấy bác cúi theo. Tới lúc cắt bánh vẫn còn người chưa chịu chui ra. Cô dâu cười trôi cả lông mi. Chú rể hỏi tên truyện. Tiền công tôi được thêm hai con vịt.',
  },

  sport: {
    'dự bị muôn năm': 'Tám mùa ngồi ghế dự bị. Giờ mới có người vẽ được cái lạnh ở đó.',
    'thầy Hùng': 'Cuối cùng cũng có người hiểu: trận đấu chủ yếu là đứng thở.',
    'phòng thay đồ': 'Ngửi thấy cả mùi phòng thay đồ. Khen đó.',
    'khán đài B': 'Bà nội nghe hét chạy ra cầm theo chai dầu gió. Giờ hai bà cháu vừa xức dầu vừa cổ vũ.',
    'không bốn': 'thua, mà là trận thắng đẹp nhất năm',
    'Ngân không mê thể thao': 'Mình có thích thể thao đâu. Sao tay ướt hết vậy.',
    'người giặt áo đội': 'Tác giả chắc chắn từng vò bùn khỏi áo đấu.',
    'chị bán vé số cổng sân':
      'Tôi bán vé số trước cổng sân vận động, chưa vào trong lần nào. Nhưng nghe thì rành. Khán giả la khác, cầu thủ la khác, còn có một kiểu im mà cả sân cùng nín, tôi đứng ngoài cũng nín theo, xe cộ hình như cũng chạy nhẹ đi. Đọc truyện này tới trang đó không có chữ nào mà tôi nghe đúng cái im ấy. Tôi đứng luôn, khách hỏi mua vé tôi ra dấu chờ chút. Khách cũng đứng chờ. Hai người nín thở ngoài đường vì một trận đấu vẽ trên giấy.',
  },

  eerie: {
    'cửa sắt kéo': 'Kéo cửa sắt lần thứ ba trong tối nay. Nó vốn đã đóng.',
    'Khôi N.': 'Trang trước cánh cửa đó còn đóng mà. Nói vậy thôi.',
    'cô Út can ngăn': 'Nghe tiếng động thì trùm mền lại, đi coi làm chi vậy con?',
    'bà cố Lành': 'Già rồi, gặp nhiều rồi, mà đọc vẫn phải cầm chuỗi hạt.',
    'võng ngoài hè': 'đang nằm võng đọc thì bò vô nhà. bỏ luôn cái võng.',
    'nửa cây nến': 'đáng sợ nhất là cái ghế trống. lúc nào cũng có một cái ghế trống.',
    'Trăng mất ngủ': 'Đáng sợ là ở chỗ không ai trả lời.',
    'xóm cúp điện':
      'Xóm tôi tối nào cũng có nhà hát karaoke, ồn từ bảy giờ tới mười giờ, tôi quen rồi. Tối qua đọc chương này, tới đoạn mọi người cùng quay đầu nhìn ra cửa thì cúp điện. Tiếng hát tắt ngang giữa câu. Tối om, im re. Tôi ngồi yên chờ. Rồi từ phía nhà đó, không đàn không loa, có người hát nốt câu dở, giọng nhỏ xíu, đúng điệu.\n\nSáng ra tôi khen chú hàng xóm hát hay. Chú nói tối qua cả nhà chú về quê. Tôi nói à. Rồi hai người nhìn nhau, rồi thôi.',
  },

  far: {
    'bến xe miền Tây': 'Xếp đồ xong rồi. Ai biết có cần hộ chiếu không?',
    'thợ đóng ghe': 'Coi kỹ cái mái chèo rồi: chèo được thiệt. Người vẽ có đi ghe.',
    'thuyền trưởng Cà Tím': 'Muốn tới đó. Chắc sống được chín phút, mà vẫn muốn.',
    'nồi canh chua': 'Tin được là vì phía sau lúc nào cũng có người nấu cơm.',
    'Tuấn Kiệt': 'Mỗi căn nhà nhỏ phía sau chắc đều có chuyện, mà mình không được xem tới một nửa. Tức ghê, mà sướng.',
    'tủ sách lưu động': 'Nói với tụi nhỏ đây là chuyện thần kỳ. Tụi nhỏ cãi: đâu, giống nhà ngoại con, có điều xa hơn.',
    'ghe bán trái cây':
      'Tôi bán trái cây trên chợ nổi, đọc lúc nước đứng, ghe khỏi trôi. Mấy truyện có thành có quách tôi ít mê, nhưng truyện này người ta sống như dưới quê tôi: sáng ra ngó nước, ngó trời, rồi ngó qua coi nhà bên thức chưa. Chuyện lớn thì cứ ở đằng xa lừng lững đi tới, như con nước. Mà con nước thì đâu ai cãi được, chỉ lo cột ghe cho chắc rồi nấu cơm. Tôi ưng cái bà nấu cơm trong truyện. Bà đó chắc chắn biết trước nước lên.',
  },
};
