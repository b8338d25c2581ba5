/** What authors say of their series, by slug. */
export const vie: Readonly<Record<string, string>> = {
  'ghost-tram-line-9':
    'Tôi vẽ cái bến theo trí nhớ rồi mới quay lại xem. Người ta phá mất rồi. Giờ chỉ còn mỗi cái này.',
  'ferry-at-six':
    'Tôi đi chuyến phà ấy bốn mươi lần để vẽ cho đúng ánh sáng. Lần cuối, thuyền trưởng hỏi tôi có ổn không.',
  'the-hour-jar': 'Tôi vẽ xong truyện này trong một buổi chiều đi mượn. Ai cho mượn thì cho tôi cảm ơn, tôi sẽ trả.',
  'nine-lives-bakery': 'Tôi chưa từng có tiệm bánh. Tôi có ba con mèo, việc y như nhau, chỉ ít bánh hơn.',
  'umbrella-weather': 'Cảm ơn bạn đã đi thật chậm cùng hai người này. Ai mượn ô của ai thì nhớ trả nhé.',
  'paper-crown': 'Chiếc vương miện nào tôi cũng gấp thật rồi mới vẽ. Đến nay bốn chiếc đã cháy, một chiếc bị ăn mất.',
  'the-dumpling-detective': 'Bà tôi đọc hết từng chương. Bà phán: hình đẹp, gừng sai.',
  'fox-wedding-season': 'Nếu trời đang nắng mà đổ mưa, xin hạ máy ảnh xuống. Tôi chỉ xin vậy thôi.',
  'second-hand-stars':
    'Tôi mua kính thiên văn để tham khảo, giờ thành ra ngủ ngày. Sau những đêm trời quang, xin thứ lỗi nếu trang ra trễ.',
};
