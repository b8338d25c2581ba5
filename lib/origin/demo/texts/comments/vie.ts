import type { CommentBank } from './comment-bank';

export const vie: CommentBank = {
  first: {
    'ngỗng lặng lẽ': 'tem',
    'bác bảo vệ thức đêm': 'Đầu tiên. Bốn giờ sáng thì làm gì có ai giành.',
    'bé Na chưa ngủ': 'chưa có ai à, vậy em ngồi đọc trước nha',
  },

  markup: {
    'quán net đầu hẻm': '<script>alert("ăn cơm thôi")</script>\nKhông chạy. Thôi đi ăn cơm.',
    'rêu': '<b>ôi trời</b>',
    'cô giáo tin học': '<h1>HAY LẮM</h1> (học trò bảo gõ vậy chữ sẽ to)',
    'thực_tập_sinh': 'while (cóChươngMới && sếpĐiHọp) { đọc(); } // đừng xóa dòng này',
  },

  any: {
    'ô thủng': 'Dừng ở ĐÓ hả? Ác vừa thôi.',
    'Hạ An': 'Đọc trên xe buýt lỡ một bến. Đọc tiếp lúc quay lại, lỡ thêm bến nữa.',
    'cà phê không đường': 'Cái khung không có chữ nào ấy. Mình cũng hết chữ luôn.',
    'Minh Đăng': 'Bảo một chương rồi ngủ. Gà gáy rồi mọi người ơi.',
    'Diệp': 'Người chỉ xuất hiện ba khung kia xứng đáng có truyện riêng, nói thật.',
    'ông Bảy': 'Tôi bảy mươi mốt tuổi. Chờ xe được, chờ thuốc được, chờ chương mới thì sốt ruột.',
    'tách thứ ba': 'Trà đá, đậu phộng, chương mới. Đừng ai gọi.',
    'thứ Năm mưa': 'Đến vì bìa, ở lại vì những khoảng lặng.',
    'cằn nhằn': 'Ngắn quá! (Dài như mọi khi. Đếm rồi.)',
    'thầy hình học': 'Cãi nhau càng to khung càng nghiêng. Mai cho vào đề kiểm tra.',
    'triều rút': 'Dừng đúng chỗ phải dừng, ghét thế chứ.',
    'hàng ghế cuối': 'Hẹn chương sau, chỗ cũ nhé.',
    'dì Tư bán xôi': 'Khách chờ chút nghen, còn hai trang nữa thôi.',
    'Tí mê vẽ': 'Bàn tay! Sao không ai nói gì về mấy bàn tay vậy?',
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
    'Thu, xa nhà':
      'Em đi làm xa bốn năm chưa về. Phòng trọ bé xíu, cửa sổ nhìn ra bức tường. Cứ có chương mới em lại gọi cho bà nội, bà mắt kém nên em đọc từng khung cho bà nghe. Bà hay hỏi: mặt nó sao, nó cười hay không cười?\n\nHôm qua có một khung không có chữ nào. Em ngập ngừng chưa biết đọc thế nào thì bà bảo: thôi khỏi đọc, bà nghe rồi.\n\nCảm ơn người vẽ. Với người ta đây là truyện tranh, với hai bà cháu em đây là hiên nhà.',
    'bác đưa thư về hưu':
      'Ba mươi năm tôi đi đưa thư mà không biết trong thư viết gì. Tôi chỉ thấy cái cửa: nhà nào mở nhanh, nhà nào nhận bằng hai tay, nhà nào xem tên người gửi xong thì ngồi xuống bậc thềm. Truyện này cũng vậy. Chẳng ai giải thích gì cả, nhưng nhìn cách người ta đặt cái chén xuống là biết trong nhà có chuyện. Tôi không rành truyện tranh, cháu nó mới chỉ cho. Nhưng chuyện cửa nẻo thì tôi rành, và cửa ở đây vẽ đúng hết.',
  },

  romance: {
    'Bống': 'ai đó đưa hai người này cái chăn rồi khóa cửa ngoài lại giùm',
    'tim bột lọc': 'NÓI ĐI. HÁ MIỆNG RA RỒI THÌ NÓI ĐI. TRỜI ƠI.',
    'ế vui vẻ': 'Không tin vào tình yêu. (Đọc lần thứ tư.)',
    'hai thìa đường': 'người này nhìn lúc người kia không nhìn, người kia nhìn lúc người này không nhìn, còn tui nhìn trần nhà',
    'bà Năm Sa Đéc': 'Ông nhà tôi hỏi giờ tôi suốt hai năm, mà tay ổng đeo đồng hồ. Từ từ, mấy đứa.',
    'Khánh hụt hơi': 'Mới chạm tay áo thôi. TAY ÁO. Mà phải ra mở cửa sổ.',
    'hoa gạo': 'Thích nhất là không ai phải ngốc đi để truyện dài thêm.',
    'thư để ngăn kéo':
      'Phim truyền hình thì phải có bức thư lạc, có cô em họ xấu tính, có người mất trí nhớ. Ở đây không có ai xấu cả. Hai người đều tốt, đều sợ, và ai cũng tưởng mình im lặng là vì người kia. Muốn giận anh, giận không nổi. Giận cô lại càng không. Cuối cùng đi giận cơn mưa, mà mưa thì có làm gì đâu, nó chỉ đi làm thôi. Giờ mình cũng ngồi chờ y như hai người đó, áo khoác để sẵn trên đùi.',
  },

  mystery: {
    'xanh lam': 'So căn phòng ở khung đầu với khung cuối đi. Mất một thứ. Khỏi cảm ơn.',
    'người thắp đèn': 'Đọc lại, nhưng chỉ nhìn nền thôi. Xong rồi mình nói chuyện.',
    'hạt muối': 'ờ thì hay, nhưng AI biết trước chuyện này?',
    'chỉ đỏ': 'Kín tường rồi. Đang nối lên trần.',
    'công an phường về hưu': 'Người mời trà trước khi bị hỏi, chính là người đó. Ba mươi năm kinh nghiệm.',
    'giả thuyết số ba': 'Có ba giả thuyết. Cái nào cũng tệ hơn chuyện sẽ xảy ra.',
    'nhân chứng Mít': 'Chắc là người tốt bụng đó. Lúc nào cũng là người tốt bụng. Nên không phải. Nên chắc là phải.',
    'sổ tay bìa xanh':
      'Xin tóm lại cho ai cũng mất ngủ như tôi:\n1. Giờ giấc chỉ do một người nói ra, mấy người kia nói theo.\n2. Mưa suốt đêm mà có một đôi giày khô.\n3. Chìa khóa được nhắc hai chương rồi, chưa ai thấy.\n4. Không một ai hỏi vì sao cửa mở sẵn.\n\nTôi không buộc tội ai. Chỉ là nếu cái đồng hồ đó chạy nhanh thì chẳng còn ai ngoại phạm nữa. Mọi người lưu bình luận này lại. Đúng thì đãi tôi tô hủ tiếu. Sai thì là thằng cháu lấy máy tôi viết.',
  },

  comedy: {
    'mèo bỏ đi': 'Cười to quá, con mèo dọn sang nhà hàng xóm.',
    'vụn bánh': 'Sao đồ ăn lúc nào cũng được vẽ đẹp nhất? Mười một giờ đêm rồi đó.',
    'phòng hành chính': 'Tôi làm chung với mấy người này. Tất cả. Kể cả chậu cây.',
    'Tèo cười': 'CÁI MẶT. lấy làm ảnh đại diện rồi, vợ hỏi ai đó',
    'tàu Thống Nhất, toa 5': 'Cười trên tàu, bác bên cạnh nhăn mặt. Đưa bác xem. Giờ cả khoang cười.',
    'cô Sáu': 'Hài mà không phải chửi ai. Nhẹ cả người.',
    'đau bụng': 'vừa cười giữa cuộc họp trực tuyến, tưởng tắt mic rồi',
    'nhà đông người ở Huế':
      'Nhà mình Chủ nhật nào cũng đọc to truyện này sau bữa trưa, mỗi người một vai. Ba vốn ngày nói ba câu, được giao vai thú vì tưởng chỉ cần kêu. Tuần rồi ba mang theo cuốn sổ, hóa ra đã tập trước trong nhà tắm. Con mập ba cho giọng loa phường, con kiêu ba cho giọng y chang ông cậu, ông cậu ngồi đó cười một hồi mới nhận ra. Mẹ phải bỏ ra sân. Chén bát thì tới tối vẫn chưa ai rửa.',
  },

  sport: {
    'dự bị muôn năm': 'Tám mùa ngồi ghế dự bị. Giờ mới có người vẽ được cái lạnh ở đó.',
    'thầy Hùng': 'Cuối cùng cũng có người hiểu: trận đấu chủ yếu là đứng thở.',
    'đầu gối già': 'Nhức gối. Mà tôi đang nằm.',
    'khán đài B': 'HÉT “CHUYỀN ĐI” GIỮA PHÒNG CHỜ NHA SĨ',
    'không bốn': 'thua, mà là trận thắng đẹp nhất năm',
    'Ngân không mê thể thao': 'Mình có thích thể thao đâu. Sao tay ướt hết vậy.',
    'người giặt áo đội': 'Tác giả chắc chắn từng vò bùn khỏi áo đấu.',
    'đội bóng xóm Đình':
      'Tôi dạy bọn trẻ mười tuổi đá bóng trên cái sân có con trâu. Từ hè tới giờ chưa thắng trận nào. Thứ Bảy rồi, thay vì dặn dò, tôi đọc chương này cho tụi nhỏ nghe dưới gốc đa. Im phăng phắc, trâu cũng ngừng nhai. Rồi thằng thủ môn bé nhất giơ tay: “Thầy ơi, vậy thua cũng phải tập hả thầy?”\n\nThua bảy một. Bàn duy nhất đó cả đội ôm nhau chạy quanh sân, trọng tài đứng chờ, không nỡ thổi còi. Cảm ơn người vẽ, cả đội cảm ơn, con trâu cũng vậy.',
  },

  eerie: {
    'đèn hành lang': 'Tôi ở một mình. Cảm ơn nhiều nha.',
    'Khôi': 'Nụ cười đó không phải nụ cười tử tế.',
    'ván sàn': 'Trong bếp vừa kêu cái cộp và tôi nói “mời vào”. MẮC GÌ tôi nói “mời vào”?',
    'bà cố Lành': 'Già rồi, gặp nhiều rồi, mà đọc vẫn phải cầm chuỗi hạt.',
    'nổi da gà': 'Không một giọt máu, mà chân tự rụt vô chăn.',
    'quá nửa đêm': 'đếm bóng đi. rồi đếm lại.',
    'Trăng mất ngủ': 'Đáng sợ là ở chỗ không ai trả lời.',
    'bảo vệ chung cư cũ':
      'Làm bảo vệ đêm mười chín năm, tôi không sợ gì ngoài tiền điện. Tối qua ngồi chốt đọc chương này. Mười hai giờ mười, điện thoại nội bộ phòng 804 reo. Nhấc lên, không ai nói, chỉ rè rè. Đặt xuống lại reo. Phòng đó trống từ Tết. Tôi cầm đèn pin đi thang bộ lên, thang máy thì thôi. Cửa khóa, thảm chùi chân ngay ngắn, có một chiếc dép. Một chiếc.\n\nSáng nay thợ bảo dây bị ẩm. Ừ thì ẩm. Nhưng hỏi chiếc dép thì thợ chịu. Giờ hễ reo tôi cứ nói “xin chào” trước, biết đâu người ta chỉ buồn.',
  },

  far: {
    'bản đồ gấp': 'Cho xin tấm bản đồ. Loại to, mở ra là không gấp lại được.',
    'hai mặt trăng': 'Không ai giải thích gì mà hiểu hết. Dựng thế giới là phải vậy.',
    'thuyền trưởng Cà Tím': 'Muốn tới đó. Chắc sống được chín phút, mà vẫn muốn.',
    'nồi canh chua': 'Tin được là vì phía sau lúc nào cũng có người nấu cơm.',
    'mẹ của Sóc': 'Con hỏi đây là ngày xưa hay sau này. Mình bảo: xa lắm.',
    'ô cửa nhỏ': 'Phông nền mỗi góc trang cho thuê trọ được luôn.',
    'tài xế đường dài':
      'Hai mươi năm cầm lái tôi biết một điều: muốn hiểu một nơi thì nhìn người ta làm gì lúc chẳng có chuyện gì. Ở đây họ quét trước cửa, trả giá mớ rau, vá giày, cãi nhau xem tới lượt ai đi gánh nước. Còn xa xa phía sau có cái gì to lắm đang trở mình chậm rãi, như người ngủ dưới chăn. Hôm nó thức chắc hoành tráng, nhưng tôi sẽ nhớ hai người cãi nhau chuyện gánh nước. Chính họ làm tôi muốn tấp xe vào lề.',
  },
};
