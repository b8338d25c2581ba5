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
      eng: { title: 'A calmer viewer', body: '<p>Pages now load ahead while you read, and the bars step aside after a moment. Your place in each chapter is kept in your browser.</p>' },
      esp: { title: 'Un visor más tranquilo', body: '<p>Ahora las páginas se cargan mientras lees y las barras se apartan enseguida. Tu navegador recuerda por dónde ibas en cada capítulo.</p>' },
      fra: { title: 'Une lecture plus sereine', body: '<p>Les pages se chargent pendant que vous lisez et les barres s’effacent d’elles-mêmes. Votre navigateur retient où vous en êtes dans chaque chapitre.</p>' },
      ind: { title: 'Penampil yang lebih nyaman', body: '<p>Halaman kini dimuat lebih dulu selagi kamu membaca, dan bilahnya menyingkir sendiri. Posisi bacaanmu disimpan di peramban.</p>' },
      ptb: { title: 'Um leitor mais tranquilo', body: '<p>As páginas agora carregam enquanto você lê, e as barras somem depois de um instante. Seu navegador guarda o ponto em que você parou.</p>' },
      rus: { title: 'Читать стало спокойнее', body: '<p>Страницы подгружаются заранее, а панели скрываются сами. Место, на котором вы остановились, помнит ваш браузер.</p>' },
      tha: { title: 'หน้าอ่านที่สบายตากว่าเดิม', body: '<p>ระบบจะโหลดหน้าถัดไปรอไว้ระหว่างอ่าน และแถบเมนูจะซ่อนเอง เบราว์เซอร์ของคุณจะจำหน้าที่อ่านค้างไว้ในแต่ละตอน</p>' },
      deu: { title: 'Ruhiger lesen', body: '<p>Seiten laden jetzt im Voraus, und die Leisten ziehen sich von selbst zurück. Wo du in einem Kapitel warst, merkt sich dein Browser.</p>' },
      vie: { title: 'Trình đọc nhẹ nhàng hơn', body: '<p>Các trang được tải sẵn trong lúc bạn đọc, còn thanh công cụ sẽ tự ẩn. Trình duyệt ghi nhớ chỗ bạn đang đọc dở trong từng chương.</p>' },
    },
  },
  {
    id: 4,
    daysAgo: 6,
    texts: {
      eng: { title: 'Maintenance on Wednesday', body: '<p>The service rests on Wednesday from <b>02:00 to 02:30 UTC</b>. Chapters that are open stay open.</p>' },
      esp: { title: 'Mantenimiento el miércoles', body: '<p>El servicio descansa el miércoles de <b>02:00 a 02:30 UTC</b>. Los capítulos abiertos seguirán abiertos.</p>' },
      fra: { title: 'Maintenance mercredi', body: '<p>Le service se repose mercredi de <b>2 h à 2 h 30 UTC</b>. Les chapitres ouverts le restent.</p>' },
      ind: { title: 'Perawatan hari Rabu', body: '<p>Layanan beristirahat hari Rabu pukul <b>02.00–02.30 UTC</b>. Bab yang sudah terbuka tetap bisa dibaca.</p>' },
      ptb: { title: 'Manutenção na quarta-feira', body: '<p>O serviço descansa na quarta-feira, das <b>2h às 2h30 UTC</b>. Capítulos já abertos continuam abertos.</p>' },
      rus: { title: 'Технические работы в среду', body: '<p>В среду с <b>02:00 до 02:30 UTC</b> сервис отдыхает. Открытые главы останутся открытыми.</p>' },
      tha: { title: 'ปิดปรับปรุงวันพุธ', body: '<p>ระบบจะปิดปรับปรุงวันพุธ เวลา <b>02:00–02:30 น. (UTC)</b> ตอนที่เปิดอ่านค้างไว้ยังอ่านต่อได้</p>' },
      deu: { title: 'Wartung am Mittwoch', body: '<p>Am Mittwoch ruht der Dienst von <b>02:00 bis 02:30 Uhr UTC</b>. Offene Kapitel bleiben offen.</p>' },
      vie: { title: 'Bảo trì vào thứ Tư', body: '<p>Dịch vụ tạm nghỉ vào thứ Tư, từ <b>02:00 đến 02:30 UTC</b>. Những chương đang mở vẫn đọc được.</p>' },
    },
  },
  {
    id: 3,
    daysAgo: 19,
    texts: {
      eng: { title: 'Three chapters free in every series', body: '<p>The first three chapters of every series are free, and so are many of the newest:</p><ul><li>open the <a href="/manga_list/ongoing">manga list</a>,</li><li>choose <i>Free now</i>,</li><li>read.</li></ul>' },
      esp: { title: 'Tres capítulos gratis en cada serie', body: '<p>Los tres primeros capítulos de cada serie son gratis, y muchos de los últimos también:</p><ul><li>abre la <a href="/manga_list/ongoing">lista de manga</a>,</li><li>elige <i>Gratis ahora</i>,</li><li>y a leer.</li></ul>' },
      fra: { title: 'Trois chapitres gratuits par série', body: '<p>Les trois premiers chapitres de chaque série sont gratuits, et beaucoup des derniers aussi :</p><ul><li>ouvrez la <a href="/manga_list/ongoing">liste des mangas</a>,</li><li>choisissez <i>Gratuit maintenant</i>,</li><li>lisez.</li></ul>' },
      ind: { title: 'Tiga bab gratis di setiap seri', body: '<p>Tiga bab pertama setiap seri gratis, begitu juga banyak bab terbaru:</p><ul><li>buka <a href="/manga_list/ongoing">daftar manga</a>,</li><li>pilih <i>Gratis sekarang</i>,</li><li>lalu baca.</li></ul>' },
      ptb: { title: 'Três capítulos grátis em cada série', body: '<p>Os três primeiros capítulos de cada série são grátis, e muitos dos mais novos também:</p><ul><li>abra a <a href="/manga_list/ongoing">lista de mangás</a>,</li><li>escolha <i>Grátis agora</i>,</li><li>leia.</li></ul>' },
      rus: { title: 'Три бесплатные главы в каждой серии', body: '<p>Первые три главы каждой серии бесплатны, и многие из новых тоже:</p><ul><li>откройте <a href="/manga_list/ongoing">список манги</a>,</li><li>выберите <i>Сейчас бесплатно</i>,</li><li>читайте.</li></ul>' },
      tha: { title: 'อ่านฟรีสามตอนทุกเรื่อง', body: '<p>สามตอนแรกของทุกเรื่องอ่านฟรี ตอนใหม่ๆ หลายตอนก็ฟรีเช่นกัน</p><ul><li>เปิด<a href="/manga_list/ongoing">รายการมังงะ</a></li><li>เลือก <i>ฟรีตอนนี้</i></li><li>แล้วอ่านได้เลย</li></ul>' },
      deu: { title: 'Drei Kapitel jeder Serie gratis', body: '<p>Die ersten drei Kapitel jeder Serie sind gratis, viele der neuesten auch:</p><ul><li><a href="/manga_list/ongoing">Mangaliste</a> öffnen,</li><li><i>Jetzt gratis</i> wählen,</li><li>lesen.</li></ul>' },
      vie: { title: 'Miễn phí ba chương ở mọi bộ', body: '<p>Ba chương đầu của mọi bộ đều miễn phí, nhiều chương mới nhất cũng vậy:</p><ul><li>mở <a href="/manga_list/ongoing">danh sách manga</a>,</li><li>chọn <i>Đang miễn phí</i>,</li><li>rồi đọc thôi.</li></ul>' },
    },
  },
  {
    id: 2,
    daysAgo: 41,
    texts: {
      eng: { title: 'Tell us what you read', body: '<p>Six short questions, two minutes, and no account needed. Every answer is read by a person.</p>' },
      esp: { title: 'Cuéntanos qué lees', body: '<p>Seis preguntas cortas, dos minutos y sin cuenta. Cada respuesta la lee una persona.</p>' },
      fra: { title: 'Dites-nous ce que vous lisez', body: '<p>Six questions courtes, deux minutes, aucun compte à créer. Chaque réponse est lue par quelqu’un.</p>' },
      ind: { title: 'Ceritakan bacaanmu', body: '<p>Enam pertanyaan singkat, dua menit, tanpa akun. Setiap jawaban dibaca oleh manusia.</p>' },
      ptb: { title: 'Conte o que você lê', body: '<p>Seis perguntas curtas, dois minutos, sem precisar de conta. Cada resposta é lida por uma pessoa.</p>' },
      rus: { title: 'Расскажите, что вы читаете', body: '<p>Шесть коротких вопросов, две минуты, без регистрации. Каждый ответ прочтёт живой человек.</p>' },
      tha: { title: 'บอกเราหน่อยว่าคุณอ่านอะไร', body: '<p>คำถามสั้นๆ หกข้อ ใช้เวลาสองนาที ไม่ต้องมีบัญชี ทุกคำตอบมีคนอ่านจริง</p>' },
      deu: { title: 'Erzähl uns, was du liest', body: '<p>Sechs kurze Fragen, zwei Minuten, kein Konto nötig. Jede Antwort liest ein Mensch.</p>' },
      vie: { title: 'Hãy kể bạn đang đọc gì', body: '<p>Sáu câu hỏi ngắn, hai phút, không cần tài khoản. Mọi câu trả lời đều có người đọc.</p>' },
    },
  },
  {
    id: 1,
    daysAgo: 90,
    texts: {
      eng: { title: 'Welcome to Komawari', body: '<p>Thirty series in nine languages, free to start. No account: favourites and settings live in this browser.</p><p>Questions? See the <a href="/faq">help centre</a>.</p>' },
      esp: { title: 'Te damos la bienvenida a Komawari', body: '<p>Treinta series en nueve idiomas, gratis para empezar. Sin cuenta: tus favoritos y ajustes se guardan en este navegador.</p><p>¿Dudas? Pásate por el <a href="/faq">centro de ayuda</a>.</p>' },
      fra: { title: 'Bienvenue sur Komawari', body: '<p>Trente séries en neuf langues, gratuites pour commencer. Sans compte : favoris et réglages restent dans ce navigateur.</p><p>Une question ? Direction le <a href="/faq">centre d’aide</a>.</p>' },
      ind: { title: 'Selamat datang di Komawari', body: '<p>Tiga puluh seri dalam sembilan bahasa, gratis untuk memulai. Tanpa akun: favorit dan pengaturan tersimpan di peramban ini.</p><p>Ada pertanyaan? Buka <a href="/faq">pusat bantuan</a>.</p>' },
      ptb: { title: 'Boas-vindas ao Komawari', body: '<p>Trinta séries em nove idiomas, grátis para começar. Sem conta: favoritos e ajustes ficam neste navegador.</p><p>Dúvidas? Veja a <a href="/faq">central de ajuda</a>.</p>' },
      rus: { title: 'Добро пожаловать в Komawari', body: '<p>Тридцать серий на девяти языках, начать можно бесплатно. Без регистрации: избранное и настройки хранятся в этом браузере.</p><p>Есть вопросы? Загляните в <a href="/faq">вопросы и ответы</a>.</p>' },
      tha: { title: 'ยินดีต้อนรับสู่ Komawari', body: '<p>สามสิบเรื่องในเก้าภาษา เริ่มอ่านฟรี ไม่ต้องมีบัญชี รายการโปรดและการตั้งค่าจะเก็บไว้ในเบราว์เซอร์นี้</p><p>มีคำถามไหม? ดูที่<a href="/faq">ศูนย์ช่วยเหลือ</a></p>' },
      deu: { title: 'Willkommen bei Komawari', body: '<p>Dreißig Serien in neun Sprachen, der Einstieg ist gratis. Kein Konto: Favoriten und Einstellungen bleiben in diesem Browser.</p><p>Fragen? Schau in den <a href="/faq">Hilfebereich</a>.</p>' },
      vie: { title: 'Chào mừng đến với Komawari', body: '<p>Ba mươi bộ truyện, chín ngôn ngữ, bắt đầu miễn phí. Không cần tài khoản: mục yêu thích và cài đặt nằm trong trình duyệt này.</p><p>Có thắc mắc? Xem <a href="/faq">trung tâm trợ giúp</a>.</p>' },
    },
  },
];
