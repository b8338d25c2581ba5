import type { TextLanguage } from '../../texts/text-language';

export interface AnnouncementFacts {
  id: number;
  /** How many days before the demo's moment it was published. */
  daysAgo: number;
  /** Bodies are HTML. */
  texts: Record<TextLanguage, { title: string; body: string }>;
}

/** News of the service itself, the newest first. */
export const ANNOUNCEMENTS: readonly AnnouncementFacts[] = [
  {
    id: 5,
    daysAgo: 2,
    texts: {
      eng: {
        title: 'A calmer viewer',
        body: '<p>Pages now load ahead while you read, and the bars step aside after a moment. Your place in each chapter is kept in your browser.</p>',
      },
      esp: {
        title: 'Un visor más tranquilo',
        body: '<p>Ahora las páginas se cargan por adelantado mientras lees y las barras se apartan enseguida. Tu navegador recuerda por dónde ibas en cada capítulo.</p>',
      },
      fra: {
        title: 'Une lecture plus sereine',
        body: '<p>Les pages se chargent pendant que vous lisez et les barres s’effacent d’elles-mêmes. Votre navigateur retient où vous en êtes dans chaque chapitre.</p>',
      },
      ind: {
        title: 'Layar baca yang lebih nyaman',
        body: '<p>Halaman kini dimuat lebih dulu selagi kamu membaca, dan bilah menunya menyingkir sendiri. Posisi bacaanmu di setiap bab diingat oleh peramban.</p>',
      },
      ptb: {
        title: 'Uma leitura mais tranquila',
        body: '<p>As páginas agora carregam com antecedência enquanto você lê, e as barras somem depois de um instante. Seu navegador guarda o ponto em que você parou.</p>',
      },
      rus: {
        title: 'Читать стало спокойнее',
        body: '<p>Страницы подгружаются заранее, а панели скрываются сами. Место, на котором вы остановились, помнит ваш браузер.</p>',
      },
      tha: {
        title: 'หน้าอ่านที่สบายตากว่าเดิม',
        body: '<p>ระบบจะโหลดหน้าถัดไปรอไว้ระหว่างอ่าน และแถบเมนูจะซ่อนเอง เบราว์เซอร์ของคุณจะจำหน้าที่อ่านค้างไว้ในแต่ละตอน</p>',
      },
      deu: {
        title: 'Ruhiger lesen',
        body: '<p>Seiten laden jetzt im Voraus, und die Leisten ziehen sich von selbst zurück. Wo du in einem Kapitel warst, merkt sich dein Browser.</p>',
      },
      vie: {
        title: 'Trình đọc nhẹ nhàng hơn',
        body: '<p>Các trang được tải sẵn trong lúc bạn đọc, còn thanh công cụ sẽ tự ẩn. Trình duyệt ghi nhớ chỗ bạn đang đọc dở trong từng chương.</p>',
      },
    },
  },
  {
    id: 4,
    daysAgo: 6,
    texts: {
      eng: {
        title: 'Maintenance on Wednesday',
        body: '<p>The service rests on Wednesday from <b>02:00 to 02:30 UTC</b>. Chapters that are open stay open.</p>',
      },
      esp: {
        title: 'Mantenimiento el miércoles',
        body: '<p>El servicio descansa el miércoles de <b>02:00 a 02:30 UTC</b>. Los capítulos abiertos seguirán abiertos.</p>',
      },
      fra: {
        title: 'Maintenance mercredi',
        body: '<p>Le service se repose mercredi de <b>2 h à 2 h 30 UTC</b>. Les chapitres ouverts le restent.</p>',
      },
      ind: {
        title: 'Pemeliharaan hari Rabu',
        body: '<p>Layanan beristirahat hari Rabu pukul <b>02.00–02.30 UTC</b>. Bab yang sudah terbuka tetap bisa dibaca.</p>',
      },
      ptb: {
        title: 'Manutenção na quarta-feira',
        body: '<p>O serviço descansa na quarta-feira, das <b>2h às 2h30 UTC</b>. Capítulos já abertos continuam abertos.</p>',
      },
      rus: {
        title: 'Технические работы в среду',
        body: '<p>В среду с <b>02:00 до 02:30 UTC</b> сервис отдыхает. Открытые главы останутся открытыми.</p>',
      },
      tha: {
        title: 'ปิดปรับปรุงวันพุธ',
        body: '<p>ระบบจะปิดปรับปรุงวันพุธ เวลา <b>02:00–02:30 น. (UTC)</b> ตอนที่เปิดอ่านค้างไว้ยังอ่านต่อได้</p>',
      },
      deu: {
        title: 'Wartung am Mittwoch',
        body: '<p>Am Mittwoch ruht der Dienst von <b>02:00 bis 02:30 Uhr UTC</b>. Offene Kapitel bleiben offen.</p>',
      },
      vie: {
        title: 'Bảo trì vào thứ Tư',
        body: '<p>Dịch vụ tạm nghỉ vào thứ Tư, từ <b>02:00 đến 02:30 UTC</b>. Những chương đang mở vẫn đọc được.</p>',
      },
    },
  },
  {
    id: 6,
    daysAgo: 9,
    texts: {
      eng: {
        title: 'Read with the keyboard',
        body: '<p>The viewer listens to your keyboard:</p><ul><li><b>←</b> and <b>→</b> turn the page, whichever way the chapter is read,</li><li><b>G</b> shows all its pages in small,</li><li><b>N</b> and <b>P</b> go to the next chapter and to the one before,</li><li><b>?</b> shows every key.</li></ul>',
      },
      esp: {
        title: 'Lee con el teclado',
        body: '<p>El visor también entiende el teclado:</p><ul><li><b>←</b> y <b>→</b> pasan la página, se lea hacia donde se lea,</li><li><b>G</b> muestra todas las páginas en pequeño,</li><li><b>N</b> y <b>P</b> llevan al capítulo siguiente y al anterior,</li><li><b>?</b> enseña todas las teclas.</li></ul>',
      },
      fra: {
        title: 'Lire au clavier',
        body: '<p>Le clavier aussi tourne les pages :</p><ul><li><b>←</b> et <b>→</b> changent de page, dans le sens de lecture du chapitre,</li><li><b>G</b> affiche toutes les pages en petit,</li><li><b>N</b> et <b>P</b> mènent au chapitre suivant et au précédent,</li><li><b>?</b> montre toutes les touches.</li></ul>',
      },
      ind: {
        title: 'Membaca dengan papan ketik',
        body: '<p>Sekarang kamu bisa membaca tanpa mouse:</p><ul><li><b>←</b> dan <b>→</b> membalik halaman, sesuai arah baca babnya,</li><li><b>G</b> menampilkan semua halaman dalam ukuran kecil,</li><li><b>N</b> dan <b>P</b> pindah ke bab berikutnya dan sebelumnya,</li><li><b>?</b> menampilkan semua tombol.</li></ul>',
      },
      ptb: {
        title: 'Leia pelo teclado',
        body: '<p>Dá para ler sem tirar a mão do teclado:</p><ul><li><b>←</b> e <b>→</b> viram a página, para o lado em que se lê o capítulo,</li><li><b>G</b> mostra todas as páginas em miniatura,</li><li><b>N</b> e <b>P</b> levam ao próximo capítulo e ao anterior,</li><li><b>?</b> lista todas as teclas.</li></ul>',
      },
      rus: {
        title: 'Чтение с клавиатуры',
        body: '<p>Листать теперь можно и клавишами:</p><ul><li><b>←</b> и <b>→</b> переворачивают страницу, в какую бы сторону ни читалась глава,</li><li><b>G</b> показывает все страницы в миниатюре,</li><li><b>N</b> и <b>P</b> открывают следующую и предыдущую главу,</li><li><b>?</b> выводит список всех клавиш.</li></ul>',
      },
      tha: {
        title: 'อ่านด้วยแป้นพิมพ์',
        body: '<p>หน้าอ่านใช้แป้นพิมพ์ได้แล้ว</p><ul><li><b>←</b> และ <b>→</b> พลิกหน้าตามทิศทางของตอนนั้น</li><li><b>G</b> แสดงทุกหน้าเป็นภาพย่อ</li><li><b>N</b> กับ <b>P</b> ไปตอนถัดไปและตอนก่อนหน้า</li><li><b>?</b> ดูปุ่มทั้งหมด</li></ul>',
      },
      deu: {
        title: 'Lesen mit der Tastatur',
        body: '<p>Blättern geht auch ohne Maus:</p><ul><li><b>←</b> und <b>→</b> blättern um, egal in welche Richtung gelesen wird,</li><li><b>G</b> zeigt alle Seiten im Kleinformat,</li><li><b>N</b> und <b>P</b> öffnen das nächste und das vorige Kapitel,</li><li><b>?</b> listet alle Tasten auf.</li></ul>',
      },
      vie: {
        title: 'Đọc bằng bàn phím',
        body: '<p>Trình đọc giờ nghe lời bàn phím:</p><ul><li><b>←</b> và <b>→</b> lật trang theo đúng chiều đọc của chương,</li><li><b>G</b> hiện mọi trang ở cỡ nhỏ,</li><li><b>N</b> và <b>P</b> sang chương sau và về chương trước,</li><li><b>?</b> xem toàn bộ phím tắt.</li></ul>',
      },
    },
  },
  {
    id: 7,
    daysAgo: 13,
    texts: {
      eng: {
        title: 'Tickets, in short',
        body: '<p>Some of the newer chapters open with a ticket:</p><ul><li>you have one a day for each series,</li><li>it keeps one chapter open for three days,</li><li>the next one is yours tomorrow.</li></ul><p>Chapters that are <i>free once</i> stay open for a day from the moment you open them, so choose a quiet evening.</p>',
      },
      esp: {
        title: 'Los tickets, en pocas palabras',
        body: '<p>Algunos capítulos recientes se abren con un ticket:</p><ul><li>tienes uno al día para cada serie,</li><li>con él, un capítulo queda abierto tres días,</li><li>mañana llega el siguiente.</li></ul><p>Los capítulos <i>gratis una vez</i> quedan abiertos un día desde que los abres: elige una tarde tranquila.</p>',
      },
      fra: {
        title: 'Les tickets en deux mots',
        body: '<p>Certains chapitres récents s’ouvrent avec un ticket :</p><ul><li>vous en avez un par jour et par série,</li><li>il ouvre un chapitre pendant trois jours,</li><li>le suivant arrive demain.</li></ul><p>Les chapitres <i>gratuits une fois</i> restent ouverts une journée à partir du moment où vous les ouvrez : choisissez une soirée calme.</p>',
      },
      ind: {
        title: 'Tiket, singkatnya',
        body: '<p>Beberapa bab baru dibuka dengan tiket:</p><ul><li>kamu punya satu tiket sehari untuk setiap seri,</li><li>satu tiket membuka satu bab selama tiga hari,</li><li>besok kamu dapat yang baru.</li></ul><p>Bab yang <i>gratis sekali</i> terbuka selama sehari sejak kamu membukanya, jadi pilih malam yang santai.</p>',
      },
      ptb: {
        title: 'Tickets, em poucas palavras',
        body: '<p>Alguns capítulos mais novos abrem com um ticket:</p><ul><li>você tem um por dia para cada série,</li><li>ele mantém um capítulo aberto por três dias,</li><li>amanhã tem outro.</li></ul><p>Os capítulos <i>grátis uma vez</i> ficam abertos por um dia a partir da hora em que você os abre. Escolha uma noite tranquila.</p>',
      },
      rus: {
        title: 'Коротко о билетах',
        body: '<p>Некоторые новые главы открываются по билету:</p><ul><li>на каждую серию есть один билет в день,</li><li>он открывает одну главу на три дня,</li><li>завтра будет новый.</li></ul><p>Главы с пометкой <i>1 раз бесплатно</i> открыты сутки с той минуты, как вы их открыли, так что выбирайте спокойный вечер.</p>',
      },
      tha: {
        title: 'เรื่องของตั๋ว แบบสั้น ๆ',
        body: '<p>ตอนใหม่บางตอนเปิดอ่านด้วยตั๋ว</p><ul><li>แต่ละเรื่องมีตั๋วให้วันละหนึ่งใบ</li><li>หนึ่งใบเปิดได้หนึ่งตอน อ่านได้นานสามวัน</li><li>ใบใหม่มาพรุ่งนี้</li></ul><p>ส่วนตอนที่ <i>ฟรีหนึ่งครั้ง</i> จะเปิดอยู่หนึ่งวันนับจากที่คุณเปิดอ่าน เลือกคืนที่ว่าง ๆ แล้วกัน</p>',
      },
      deu: {
        title: 'Tickets, kurz erklärt',
        body: '<p>Manche neueren Kapitel öffnest du mit einem Ticket:</p><ul><li>du hast jeden Tag eins pro Serie,</li><li>ein Kapitel bleibt damit drei Tage lang offen,</li><li>morgen bekommst du das nächste.</li></ul><p>Kapitel, die <i>einmal gratis</i> sind, bleiben ab dem Öffnen einen Tag lang offen. Such dir also einen ruhigen Abend aus.</p>',
      },
      vie: {
        title: 'Nói ngắn gọn về vé',
        body: '<p>Một số chương mới mở bằng vé:</p><ul><li>mỗi ngày bạn có một vé cho mỗi bộ,</li><li>một vé mở một chương trong ba ngày,</li><li>ngày mai lại có vé mới.</li></ul><p>Chương <i>miễn phí một lần</i> mở trong một ngày kể từ lúc bạn mở, nên hãy chọn một buổi tối thảnh thơi.</p>',
      },
    },
  },
  {
    id: 3,
    daysAgo: 19,
    texts: {
      eng: {
        title: 'Three chapters free in every series',
        body: '<p>The first three chapters of every series are free, and so are many of the newest:</p><ul><li>open the <a href="/manga_list/ongoing">manga list</a>,</li><li>choose <i>Free now</i>,</li><li>read.</li></ul>',
      },
      esp: {
        title: 'Tres capítulos gratis en cada serie',
        body: '<p>Los tres primeros capítulos de cada serie son gratis, y muchos de los últimos también:</p><ul><li>abre la <a href="/manga_list/ongoing">lista de mangas</a>,</li><li>elige <i>Gratis ahora</i>,</li><li>y a leer.</li></ul>',
      },
      fra: {
        title: 'Trois chapitres gratuits par série',
        body: '<p>Les trois premiers chapitres de chaque série sont gratuits, et beaucoup des derniers aussi :</p><ul><li>ouvrez la <a href="/manga_list/ongoing">liste des mangas</a>,</li><li>choisissez <i>Gratuites</i>,</li><li>lisez.</li></ul>',
      },
      ind: {
        title: 'Tiga bab gratis di setiap seri',
        body: '<p>Tiga bab pertama setiap seri gratis, begitu juga banyak bab terbaru:</p><ul><li>buka <a href="/manga_list/ongoing">daftar manga</a>,</li><li>pilih <i>Gratis sekarang</i>,</li><li>lalu baca.</li></ul>',
      },
      ptb: {
        title: 'Três capítulos grátis em cada série',
        body: '<p>Os três primeiros capítulos de cada série são grátis, e muitos dos mais novos também:</p><ul><li>abra a <a href="/manga_list/ongoing">lista de mangás</a>,</li><li>escolha <i>Grátis agora</i>,</li><li>leia.</li></ul>',
      },
      rus: {
        title: 'Три бесплатные главы в каждой серии',
        body: '<p>Первые три главы каждой серии бесплатны, и многие из новых тоже:</p><ul><li>откройте <a href="/manga_list/ongoing">список манги</a>,</li><li>выберите <i>Сейчас бесплатно</i>,</li><li>читайте.</li></ul>',
      },
      tha: {
        title: 'อ่านฟรีสามตอนทุกเรื่อง',
        body: '<p>สามตอนแรกของทุกเรื่องอ่านฟรี ตอนใหม่ ๆ หลายตอนก็ฟรีเช่นกัน</p><ul><li>เปิด<a href="/manga_list/ongoing">รายการมังงะ</a></li><li>เลือก <i>ฟรีขณะนี้</i></li><li>แล้วอ่านได้เลย</li></ul>',
      },
      deu: {
        title: 'Drei Kapitel jeder Serie gratis',
        body: '<p>Die ersten drei Kapitel jeder Serie sind gratis, viele der neuesten auch:</p><ul><li><a href="/manga_list/ongoing">Mangaliste</a> öffnen,</li><li><i>Jetzt gratis</i> wählen,</li><li>lesen.</li></ul>',
      },
      vie: {
        title: 'Miễn phí ba chương ở mọi bộ',
        body: '<p>Ba chương đầu của mọi bộ đều miễn phí, nhiều chương mới nhất cũng vậy:</p><ul><li>mở <a href="/manga_list/ongoing">danh sách manga</a>,</li><li>chọn <i>Đang miễn phí</i>,</li><li>rồi đọc thôi.</li></ul>',
      },
    },
  },
  {
    id: 8,
    daysAgo: 26,
    texts: {
      eng: {
        title: 'When new chapters come',
        body: '<p>New chapters come out at midnight UTC. What is new today stands on the <a href="/updates">first page</a>; what readers like just now, under <a href="/ranking/trending">Ranking</a>.</p><p>A series that is resting says so on its page. Its author will be glad if nobody hurries.</p>',
      },
      esp: {
        title: 'Cuándo salen los capítulos',
        body: '<p>Los capítulos nuevos salen a medianoche (UTC). Lo de hoy está en la <a href="/updates">portada</a>; lo que más gusta ahora mismo, en el <a href="/ranking/trending">ranking</a>.</p><p>Si una serie descansa, lo dice en su página. Quien la dibuja agradecerá que no le metamos prisa.</p>',
      },
      fra: {
        title: 'Quand paraissent les chapitres',
        body: '<p>Les nouveaux chapitres paraissent à minuit UTC. Ceux du jour sont en <a href="/updates">première page</a> ; ce qui plaît en ce moment, dans le <a href="/ranking/trending">classement</a>.</p><p>Une série en pause le dit sur sa page. Son auteur vous saura gré de ne pas le presser.</p>',
      },
      ind: {
        title: 'Kapan bab baru terbit',
        body: '<p>Bab baru terbit tengah malam UTC. Yang baru hari ini ada di <a href="/updates">halaman depan</a>, yang sedang disukai ada di <a href="/ranking/trending">peringkat</a>.</p><p>Kalau sebuah seri sedang hiatus, halamannya memberi tahu. Pengarangnya pasti senang kalau tidak diburu-buru.</p>',
      },
      ptb: {
        title: 'Quando saem os capítulos',
        body: '<p>Os capítulos novos saem à meia-noite (UTC). O que é de hoje está na <a href="/updates">página inicial</a>; o que anda agradando, no <a href="/ranking/trending">ranking</a>.</p><p>Se uma série está descansando, a página dela avisa. Quem desenha agradece se ninguém apressar.</p>',
      },
      rus: {
        title: 'Когда выходят главы',
        body: '<p>Новые главы выходят в полночь по UTC. Сегодняшние — на <a href="/updates">главной странице</a>, а то, что читают прямо сейчас, — в <a href="/ranking/trending">рейтинге</a>.</p><p>Если серия отдыхает, об этом сказано на её странице. Автор будет рад, если его не торопить.</p>',
      },
      tha: {
        title: 'ตอนใหม่มาเมื่อไร',
        body: '<p>ตอนใหม่ออกเวลาเที่ยงคืน (UTC) ตอนของวันนี้อยู่ที่<a href="/updates">หน้าแรก</a> ส่วนเรื่องที่กำลังมาแรงดูได้ที่<a href="/ranking/trending">อันดับ</a></p><p>เรื่องไหนพักอยู่จะบอกไว้ในหน้าของเรื่อง ผู้เขียนคงดีใจถ้าไม่มีใครเร่ง</p>',
      },
      deu: {
        title: 'Wann neue Kapitel kommen',
        body: '<p>Neue Kapitel erscheinen um Mitternacht (UTC). Was heute neu ist, steht auf der <a href="/updates">Startseite</a>; was gerade gut ankommt, in der <a href="/ranking/trending">Rangliste</a>.</p><p>Macht eine Serie Pause, steht das auf ihrer Seite. Wer sie zeichnet, freut sich, wenn niemand drängelt.</p>',
      },
      vie: {
        title: 'Khi nào có chương mới',
        body: '<p>Chương mới ra lúc nửa đêm (UTC). Chương của hôm nay nằm ở <a href="/updates">trang đầu</a>; bộ đang được thích thì xem ở <a href="/ranking/trending">bảng xếp hạng</a>.</p><p>Bộ nào đang nghỉ sẽ ghi rõ trên trang của nó. Tác giả sẽ mừng lắm nếu không ai hối thúc.</p>',
      },
    },
  },
  {
    id: 2,
    daysAgo: 41,
    texts: {
      eng: {
        title: 'Tell us what you read',
        body: '<p>Six short questions, two minutes, and no account needed. Every answer is read by a person.</p>',
      },
      esp: {
        title: 'Cuéntanos qué lees',
        body: '<p>Seis preguntas cortas, dos minutos y sin cuenta. Cada respuesta la lee una persona.</p>',
      },
      fra: {
        title: 'Dites-nous ce que vous lisez',
        body: '<p>Six questions courtes, deux minutes, aucun compte à créer. Chaque réponse est lue par quelqu’un.</p>',
      },
      ind: {
        title: 'Ceritakan bacaanmu',
        body: '<p>Enam pertanyaan singkat, dua menit, tanpa akun. Setiap jawaban dibaca oleh manusia.</p>',
      },
      ptb: {
        title: 'Conte o que você lê',
        body: '<p>Seis perguntas curtas, dois minutos, sem precisar de conta. Cada resposta é lida por uma pessoa.</p>',
      },
      rus: {
        title: 'Расскажите, что вы читаете',
        body: '<p>Шесть коротких вопросов, две минуты, без регистрации. Каждый ответ прочтёт живой человек.</p>',
      },
      tha: { title: 'บอกเราหน่อยว่าคุณอ่านอะไร', body: '<p>คำถามสั้น ๆ หกข้อ ใช้เวลาสองนาที ไม่ต้องมีบัญชี ทุกคำตอบมีคนอ่านจริง</p>' },
      deu: {
        title: 'Erzähl uns, was du liest',
        body: '<p>Sechs kurze Fragen, zwei Minuten, kein Konto nötig. Jede Antwort liest ein Mensch.</p>',
      },
      vie: {
        title: 'Kể chúng tôi nghe bạn đọc gì',
        body: '<p>Sáu câu hỏi ngắn, hai phút, không cần tài khoản. Mọi câu trả lời đều có người đọc.</p>',
      },
    },
  },
  {
    id: 9,
    daysAgo: 55,
    texts: {
      eng: {
        title: 'Something wrong with a page?',
        body: '<p>A word cut off, a page twice, a name misspelt: write to us from the foot of the <a href="/faq">help centre</a>. It helps if you say</p><ul><li>which series and which chapter,</li><li>which page,</li><li>on what kind of device.</li></ul><p>Mistakes in your language are the ones we find last ourselves. Thank you for each of them.</p>',
      },
      esp: {
        title: '¿Algo raro en una página?',
        body: '<p>Una palabra cortada, una página repetida, un nombre mal escrito: cuéntanoslo al pie del <a href="/faq">centro de ayuda</a>. Nos ayuda saber</p><ul><li>qué serie y qué capítulo,</li><li>qué página,</li><li>en qué aparato.</li></ul><p>Las erratas de tu idioma son las que más tardamos en ver. Gracias por cada una.</p>',
      },
      fra: {
        title: 'Une page vous paraît bizarre ?',
        body: '<p>Un mot coupé, une page en double, un nom mal écrit : dites-le-nous au bas du <a href="/faq">centre d’aide</a>, en précisant si possible</p><ul><li>la série et le chapitre,</li><li>la page,</li><li>l’appareil utilisé.</li></ul><p>Les coquilles de votre langue sont celles que nous voyons en dernier. Merci pour chacune d’elles.</p>',
      },
      ind: {
        title: 'Ada yang aneh di halaman?',
        body: '<p>Kata terpotong, halaman ganda, nama salah tulis: kabari kami lewat bagian bawah <a href="/faq">pusat bantuan</a>. Akan sangat membantu kalau kamu menyebutkan</p><ul><li>seri dan babnya,</li><li>halamannya,</li><li>jenis perangkatnya.</li></ul><p>Salah ketik dalam bahasamu biasanya paling lambat kami temukan. Terima kasih untuk setiap laporannya.</p>',
      },
      ptb: {
        title: 'Alguma coisa estranha na página?',
        body: '<p>Palavra cortada, página repetida, nome errado: escreva para nós no fim da <a href="/faq">central de ajuda</a>. Ajuda muito dizer</p><ul><li>qual série e qual capítulo,</li><li>qual página,</li><li>em que tipo de aparelho.</li></ul><p>Os erros no seu idioma são os que mais demoramos a enxergar. Obrigado por cada um deles.</p>',
      },
      rus: {
        title: 'Что-то не так на странице?',
        body: '<p>Обрезанное слово, повторённая страница, опечатка в имени: напишите нам внизу страницы <a href="/faq">центра помощи</a>. Хорошо, если вы укажете</p><ul><li>серию и главу,</li><li>страницу,</li><li>на чём вы читаете.</li></ul><p>Опечатки на вашем языке мы сами замечаем последними. Спасибо за каждую.</p>',
      },
      tha: {
        title: 'เจออะไรแปลก ๆ ในหน้าไหม',
        body: '<p>คำถูกตัด หน้าซ้ำ ชื่อสะกดผิด เขียนมาบอกเราได้ที่ท้าย<a href="/faq">ศูนย์ช่วยเหลือ</a> จะช่วยได้มากถ้าบอกว่า</p><ul><li>เรื่องไหน ตอนไหน</li><li>หน้าไหน</li><li>อ่านบนอุปกรณ์แบบใด</li></ul><p>คำผิดในภาษาของคุณคือสิ่งที่เราเห็นช้าที่สุด ขอบคุณสำหรับทุกจุด</p>',
      },
      deu: {
        title: 'Stimmt etwas mit einer Seite nicht?',
        body: '<p>Ein abgeschnittenes Wort, eine doppelte Seite, ein falsch geschriebener Name: Schreib uns unten im <a href="/faq">Hilfebereich</a>. Es hilft uns, wenn wir wissen,</p><ul><li>welche Serie und welches Kapitel,</li><li>welche Seite,</li><li>welches Gerät.</li></ul><p>Fehler in deiner Sprache finden wir selbst zuletzt. Danke für jeden einzelnen.</p>',
      },
      vie: {
        title: 'Trang truyện có gì lạ?',
        body: '<p>Chữ bị cắt, trang bị lặp, tên viết sai: hãy nhắn cho chúng tôi ở cuối <a href="/faq">trung tâm trợ giúp</a>. Sẽ rất tiện nếu bạn cho biết</p><ul><li>bộ nào, chương nào,</li><li>trang nào,</li><li>đọc trên loại máy nào.</li></ul><p>Lỗi trong ngôn ngữ của bạn là thứ chúng tôi nhìn ra sau cùng. Cảm ơn bạn vì từng lỗi một.</p>',
      },
    },
  },
  {
    id: 10,
    daysAgo: 74,
    texts: {
      eng: {
        title: 'From the right or from the left',
        body: '<p>Every series opens the way it was drawn: some from right to left, some from left to right, some as one long strip.</p><p>In the viewer’s settings you choose between pages side by side and pages one below the other. Which way the story runs is up to the story.</p>',
      },
      esp: {
        title: 'Por la derecha o por la izquierda',
        body: '<p>Cada serie se abre como se dibujó: unas de derecha a izquierda, otras de izquierda a derecha y otras en una larga tira.</p><p>En los ajustes del visor eliges si las páginas van una junto a otra o una debajo de otra. Hacia dónde corre la historia lo decide la historia.</p>',
      },
      fra: {
        title: 'Par la droite ou par la gauche',
        body: '<p>Chaque série s’ouvre comme elle a été dessinée : de droite à gauche, de gauche à droite, ou en une longue bande.</p><p>Dans les réglages de lecture, vous choisissez entre des pages côte à côte et des pages l’une sous l’autre. Quant au sens de l’histoire, c’est elle qui en décide.</p>',
      },
      ind: {
        title: 'Dari kanan atau dari kiri',
        body: '<p>Setiap seri dibuka sesuai cara menggambarnya: ada yang dari kanan ke kiri, ada yang dari kiri ke kanan, ada yang berupa satu gulungan panjang.</p><p>Di pengaturan layar baca kamu bisa memilih halaman berdampingan atau bersusun ke bawah. Soal arah cerita, biar ceritanya yang menentukan.</p>',
      },
      ptb: {
        title: 'Pela direita ou pela esquerda',
        body: '<p>Cada série abre do jeito que foi desenhada: umas da direita para a esquerda, outras da esquerda para a direita, outras numa tira só.</p><p>Nos ajustes de leitura você escolhe páginas lado a lado ou uma embaixo da outra. Para que lado corre a história, quem decide é a história.</p>',
      },
      rus: {
        title: 'Справа или слева',
        body: '<p>Каждая серия открывается так, как была нарисована: одни справа налево, другие слева направо, третьи одной длинной лентой.</p><p>В настройках просмотра можно выбрать, лежат страницы рядом или одна под другой. А в какую сторону идёт история, решает сама история.</p>',
      },
      tha: {
        title: 'จากขวาหรือจากซ้าย',
        body: '<p>แต่ละเรื่องเปิดตามแบบที่วาดไว้ บางเรื่องอ่านจากขวาไปซ้าย บางเรื่องจากซ้ายไปขวา บางเรื่องเป็นแถบยาวแถบเดียว</p><p>ในการตั้งค่าหน้าอ่าน คุณเลือกได้ว่าจะให้หน้าเรียงข้างกันหรือเรียงลงมา ส่วนเรื่องจะเดินไปทางไหน ให้เรื่องเป็นคนเลือก</p>',
      },
      deu: {
        title: 'Von rechts oder von links',
        body: '<p>Jede Serie öffnet sich so, wie sie gezeichnet wurde: von rechts nach links, von links nach rechts oder als ein langer Streifen.</p><p>In den Einstellungen der Leseansicht wählst du, ob die Seiten nebeneinander oder untereinander liegen. In welche Richtung die Geschichte läuft, bestimmt sie selbst.</p>',
      },
      vie: {
        title: 'Từ phải hay từ trái',
        body: '<p>Bộ nào mở ra cũng theo cách nó được vẽ: có bộ đọc từ phải sang trái, có bộ từ trái sang phải, có bộ là một dải dài.</p><p>Trong phần cài đặt của trình đọc, bạn chọn trang nằm cạnh nhau hay nối nhau từ trên xuống. Còn câu chuyện đi về hướng nào thì để câu chuyện quyết định.</p>',
      },
    },
  },
  {
    id: 1,
    daysAgo: 90,
    texts: {
      eng: {
        title: 'Welcome',
        body: '<p>Thirty series in nine languages, free to start. No account: favourites and settings live in this browser.</p><p>Questions? See the <a href="/faq">help centre</a>.</p>',
      },
      esp: {
        title: 'Te damos la bienvenida',
        body: '<p>Treinta series en nueve idiomas, gratis para empezar. Sin cuenta: tus favoritos y ajustes se guardan en este navegador.</p><p>¿Dudas? Pásate por el <a href="/faq">centro de ayuda</a>.</p>',
      },
      fra: {
        title: 'Bienvenue',
        body: '<p>Trente séries en neuf langues, gratuites pour commencer. Sans compte : favoris et réglages restent dans ce navigateur.</p><p>Une question ? Direction le <a href="/faq">centre d’aide</a>.</p>',
      },
      ind: {
        title: 'Selamat datang',
        body: '<p>Tiga puluh seri dalam sembilan bahasa, gratis untuk memulai. Tanpa akun: favorit dan pengaturan tercatat di peramban ini.</p><p>Ada pertanyaan? Buka <a href="/faq">pusat bantuan</a>.</p>',
      },
      ptb: {
        title: 'Boas-vindas',
        body: '<p>Trinta séries em nove idiomas, grátis para começar. Sem conta: favoritos e ajustes ficam neste navegador.</p><p>Dúvidas? Veja a <a href="/faq">central de ajuda</a>.</p>',
      },
      rus: {
        title: 'Добро пожаловать',
        body: '<p>Тридцать серий на девяти языках, начать можно бесплатно. Без регистрации: избранное и настройки хранятся в этом браузере.</p><p>Есть вопросы? Загляните в <a href="/faq">центр помощи</a>.</p>',
      },
      tha: {
        title: 'ยินดีต้อนรับ',
        body: '<p>สามสิบเรื่องในเก้าภาษา เริ่มอ่านฟรี ไม่ต้องมีบัญชี รายการโปรดและการตั้งค่าจะบันทึกไว้ในเบราว์เซอร์นี้</p><p>มีคำถามไหม ดูที่<a href="/faq">ศูนย์ช่วยเหลือ</a></p>',
      },
      deu: {
        title: 'Willkommen',
        body: '<p>Dreißig Serien in neun Sprachen, der Einstieg ist gratis. Kein Konto: Favoriten und Einstellungen bleiben in diesem Browser.</p><p>Fragen? Schau in den <a href="/faq">Hilfebereich</a>.</p>',
      },
      vie: {
        title: 'Chào mừng bạn',
        body: '<p>Ba mươi bộ truyện, chín ngôn ngữ, bắt đầu miễn phí. Không cần tài khoản: mục yêu thích và cài đặt nằm trong trình duyệt này.</p><p>Có thắc mắc? Xem <a href="/faq">trung tâm trợ giúp</a>.</p>',
      },
    },
  },
];
