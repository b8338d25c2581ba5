import type { TextLanguage } from '../../texts/text-language';
import type { NewsScene } from '../draw/cover/news';

/** The invented houses that bring out the demo's series. */
export const PUBLISHERS = [
  { id: 1, name: 'Lampwick House' },
  { id: 2, name: 'Tidewrack Press' },
] as const;

export interface NewsFacts {
  id: number;
  publisherId: 1 | 2;
  daysAgo: number;
  /** Where its link leads; absent where there is none. */
  path?: string;
  /** What its picture shows; absent where it has none. */
  scene?: NewsScene;
  /** Bodies are HTML or plain text. */
  texts: Record<TextLanguage, { subject: string; body: string; alt?: string }>;
}

export const PUBLISHER_NEWS: readonly NewsFacts[] = [
  {
    id: 1,
    publisherId: 1,
    daysAgo: 3,
    path: '/ranking/hottest',
    texts: {
      eng: {
        subject: 'The readers’ ten of the season',
        body: 'You voted with your evenings. See which series kept the most lamps burning this season.',
      },
      esp: {
        subject: 'Las diez de la temporada',
        body: 'Ustedes votaron con sus noches. Miren qué series tuvieron más lámparas encendidas.',
      },
      fra: {
        subject: 'Les dix de la saison',
        body: 'Vous avez voté avec vos soirées. Voici les séries qui ont gardé le plus de lampes allumées.',
      },
      ind: {
        subject: 'Sepuluh pilihan pembaca musim ini',
        body: 'Kalian memberi suara lewat malam-malam kalian. Lihat seri mana yang paling banyak membuat lampu tetap menyala.',
      },
      ptb: {
        subject: 'As dez da temporada',
        body: 'Vocês votaram com as suas noites. Vejam quais séries deixaram mais lâmpadas acesas.',
      },
      rus: {
        subject: 'Десятка сезона',
        body: 'Вы голосовали вечерами. Смотрите, над какими сериями дольше всего не гас свет.',
      },
      tha: { subject: 'สิบเรื่องประจำฤดูกาล', body: 'ค่ำคืนของคุณคือคะแนนโหวต มาดูกันว่าเรื่องไหนทำให้ไฟหัวเตียงเปิดอยู่นานที่สุด' },
      deu: {
        subject: 'Die Zehn der Saison',
        body: 'Ihr habt mit euren Abenden abgestimmt. Bei diesen Serien brannte am längsten das Licht.',
      },
      vie: {
        subject: 'Mười bộ của mùa này',
        body: 'Bạn đã bình chọn bằng những buổi tối của mình. Xem bộ nào giữ đèn sáng lâu nhất.',
      },
    },
  },
  {
    id: 7,
    publisherId: 1,
    daysAgo: 10,
    path: '/manga_list/one_shot',
    scene: 'drawing-table',
    texts: {
      eng: {
        subject: 'The drawing table is open',
        body: '<p>On the last Saturday of the month our big table belongs to anyone who draws.</p><ul><li>Bring up to eight pages.</li><li>An editor reads them beside you, with a pencil and without hurry.</li><li>There is soup.</li></ul><p>Several of our <a href="/manga_list/one_shot">one-shots</a> began there, one of them on a napkin.</p>',
        alt: 'Three people over their pages at a big table; a cook brings a pot of soup',
      },
      esp: {
        subject: 'La mesa de dibujo está abierta',
        body: '<p>El último sábado de cada mes, nuestra mesa grande es de quien dibuje.</p><ul><li>Traigan hasta ocho páginas.</li><li>Alguien de la redacción las lee a su lado, con lápiz y sin prisa.</li><li>Hay sopa.</li></ul><p>Varios de nuestros <a href="/manga_list/one_shot">one-shots</a> empezaron ahí, uno de ellos en una servilleta.</p>',
        alt: 'Tres personas con sus páginas en una mesa grande; un cocinero trae una olla de sopa',
      },
      fra: {
        subject: 'La grande table vous attend',
        body: '<p>Le dernier samedi du mois, notre grande table est à tous ceux qui dessinent.</p><ul><li>Apportez huit pages au plus.</li><li>Un éditeur les lit à côté de vous, crayon en main et sans se presser.</li><li>Il y a de la soupe.</li></ul><p>Plusieurs de nos <a href="/manga_list/one_shot">one-shots</a> sont nés là, dont un sur une serviette en papier.</p>',
        alt: 'Trois personnes penchées sur leurs pages à une grande table ; un cuisinier apporte la soupe',
      },
      ind: {
        subject: 'Meja gambar kami terbuka',
        body: '<p>Setiap Sabtu terakhir dalam sebulan, meja besar kami milik siapa saja yang menggambar.</p><ul><li>Bawa paling banyak delapan halaman.</li><li>Editor membacanya di sebelah kalian, dengan pensil dan tanpa terburu-buru.</li><li>Ada sup.</li></ul><p>Beberapa <a href="/manga_list/one_shot">one-shot</a> kami lahir di sana, salah satunya di atas tisu makan.</p>',
        alt: 'Tiga orang dengan halaman mereka di meja besar; seorang juru masak membawa sepanci sup',
      },
      ptb: {
        subject: 'A mesa de desenho está aberta',
        body: '<p>No último sábado do mês, nossa mesa grande é de quem desenha.</p><ul><li>Tragam até oito páginas.</li><li>Alguém da edição lê ao lado de vocês, com lápis e sem pressa.</li><li>Tem sopa.</li></ul><p>Vários dos nossos <a href="/manga_list/one_shot">one-shots</a> começaram ali, um deles num guardanapo.</p>',
        alt: 'Três pessoas com suas páginas numa mesa grande; um cozinheiro traz uma panela de sopa',
      },
      rus: {
        subject: 'Большой стол открыт',
        body: '<p>В последнюю субботу месяца наш большой стол принадлежит всем, кто рисует.</p><ul><li>Приносите до восьми страниц.</li><li>Редактор прочтёт их рядом с вами, с карандашом и не торопясь.</li><li>Будет суп.</li></ul><p>Несколько наших <a href="/manga_list/one_shot">ваншотов</a> начались именно там, а один — на салфетке.</p>',
        alt: 'Трое над своими страницами за большим столом, повар принёс кастрюлю супа',
      },
      tha: {
        subject: 'โต๊ะวาดเปิดแล้ว',
        body: '<p>ทุกเสาร์สุดท้ายของเดือน โต๊ะใหญ่ของเราเป็นของทุกคนที่วาดรูป</p><ul><li>นำงานมาได้ไม่เกินแปดหน้า</li><li>บรรณาธิการจะนั่งอ่านข้าง ๆ คุณ มีดินสอในมือ ไม่รีบร้อน</li><li>มีซุปให้กิน</li></ul><p><a href="/manga_list/one_shot">เรื่องตอนเดียวจบ</a>ของเราหลายเรื่องเริ่มจากที่นั่น มีเรื่องหนึ่งเริ่มบนกระดาษเช็ดปาก</p>',
        alt: 'สามคนนั่งทำงานกับหน้ากระดาษที่โต๊ะใหญ่ พ่อครัวยกหม้อซุปมาให้',
      },
      deu: {
        subject: 'Der große Tisch ist frei',
        body: '<p>Am letzten Samstag im Monat gehört unser großer Tisch allen, die zeichnen.</p><ul><li>Bringt bis zu acht Seiten mit.</li><li>Jemand aus der Redaktion liest sie neben euch, mit Bleistift und ohne Eile.</li><li>Es gibt Suppe.</li></ul><p>Mehrere unserer <a href="/manga_list/one_shot">One-Shots</a> haben dort angefangen, einer davon auf einer Serviette.</p>',
        alt: 'Drei Leute über ihren Seiten an einem großen Tisch, ein Koch bringt einen Topf Suppe',
      },
      vie: {
        subject: 'Bàn vẽ mở cửa',
        body: '<p>Thứ Bảy cuối tháng, chiếc bàn lớn của chúng tôi dành cho bất cứ ai biết vẽ.</p><ul><li>Mang theo tối đa tám trang.</li><li>Biên tập viên sẽ ngồi cạnh bạn mà đọc, có bút chì, không vội.</li><li>Có súp.</li></ul><p>Nhiều <a href="/manga_list/one_shot">truyện oneshot</a> của chúng tôi bắt đầu từ đó, có truyện bắt đầu trên khăn giấy.</p>',
        alt: 'Ba người bên những trang truyện ở chiếc bàn lớn, đầu bếp mang nồi súp tới',
      },
    },
  },
  {
    id: 2,
    publisherId: 1,
    daysAgo: 17,
    texts: {
      eng: {
        subject: 'A new letterer’s desk',
        body: 'Two letterers have joined us. If a balloon looks happier than before, that is why.',
      },
      esp: {
        subject: 'Más manos en la rotulación',
        body: 'Se sumaron dos personas a la rotulación. Si un globo se ve más contento que antes, es por eso.',
      },
      fra: {
        subject: 'Du renfort au lettrage',
        body: 'Deux personnes ont rejoint le lettrage. Si une bulle vous semble plus heureuse, c’est pour cela.',
      },
      ind: {
        subject: 'Meja baru untuk penata huruf',
        body: 'Dua penata huruf bergabung dengan kami. Kalau balon kata tampak lebih ceria, itulah sebabnya.',
      },
      ptb: {
        subject: 'Mais gente no letreiramento',
        body: 'Duas pessoas entraram na equipe de letras. Se um balão parecer mais feliz, é por isso.',
      },
      rus: {
        subject: 'Пополнение среди леттереров',
        body: 'К нам пришли два новых мастера надписей. Если облачко с репликой стало веселее, дело в них.',
      },
      tha: { subject: 'ทีมลงคำมีสมาชิกใหม่', body: 'เรามีคนลงคำเพิ่มอีกสองคน ถ้าบอลลูนไหนดูมีความสุขกว่าเดิม ก็เพราะเหตุนี้' },
      deu: {
        subject: 'Verstärkung fürs Lettering',
        body: 'Zwei neue Leute lettern jetzt bei uns. Wenn eine Sprechblase fröhlicher aussieht, liegt es daran.',
      },
      vie: {
        subject: 'Bàn trình bày chữ có người mới',
        body: 'Hai người trình bày chữ vừa gia nhập. Nếu bóng thoại nào trông vui hơn trước thì là vì thế.',
      },
    },
  },
  {
    id: 8,
    publisherId: 1,
    daysAgo: 33,
    scene: 'binder',
    texts: {
      eng: {
        subject: 'Back from the binder',
        body: '<p>Three sold-out volumes are back in print. What has changed:</p><ul><li>the covers are a shade <i>warmer</i>, this time on purpose,</li><li>one upside-down map stands upright,</li><li>a cat has been added to page 88. We do not know by whom.</li></ul>',
        alt: 'Three new volumes on brown paper, a binder’s press, and a grey cat beside them',
      },
      esp: {
        subject: 'De vuelta de la encuadernación',
        body: '<p>Tres tomos agotados vuelven a estar impresos. Esto es lo que cambió:</p><ul><li>las cubiertas son un punto más <i>cálidas</i>, esta vez a propósito,</li><li>un mapa que estaba del revés ya está del derecho,</li><li>en la página 88 hay un gato nuevo. No sabemos quién lo dibujó.</li></ul>',
        alt: 'Tres tomos nuevos sobre papel de estraza, una prensa de encuadernar y un gato gris al lado',
      },
      fra: {
        subject: 'De retour de chez le relieur',
        body: '<p>Trois tomes épuisés sont de nouveau imprimés. Ce qui change :</p><ul><li>les couvertures sont un peu plus <i>chaudes</i>, cette fois exprès,</li><li>une carte à l’envers a été remise à l’endroit,</li><li>un chat est apparu page 88. Nous ignorons qui l’a dessiné.</li></ul>',
        alt: 'Trois volumes neufs sur du papier kraft, une presse de relieur et un chat gris à côté',
      },
      ind: {
        subject: 'Kembali dari penjilidan',
        body: '<p>Tiga jilid yang habis sudah dicetak lagi. Yang berubah:</p><ul><li>warna sampulnya sedikit lebih <i>hangat</i>, kali ini disengaja,</li><li>satu peta yang terbalik sudah tegak,</li><li>ada kucing tambahan di halaman 88. Kami tidak tahu siapa yang menggambarnya.</li></ul>',
        alt: 'Tiga jilid baru di atas kertas cokelat, alat pres penjilid, dan seekor kucing abu-abu di sampingnya',
      },
      ptb: {
        subject: 'De volta da encadernação',
        body: '<p>Três volumes esgotados voltaram a ser impressos. O que mudou:</p><ul><li>as capas estão um pouco mais <i>quentes</i>, desta vez de propósito,</li><li>um mapa de ponta-cabeça foi desvirado,</li><li>apareceu um gato na página 88. Não sabemos quem desenhou.</li></ul>',
        alt: 'Três volumes novos sobre papel pardo, uma prensa de encadernação e um gato cinza ao lado',
      },
      rus: {
        subject: 'Вернулись из переплётной',
        body: '<p>Три распроданных тома снова напечатаны. Что изменилось:</p><ul><li>обложки стали чуть <i>теплее</i>, на этот раз нарочно,</li><li>перевёрнутая карта встала на ноги,</li><li>на странице 88 появился кот. Чей, мы не знаем.</li></ul>',
        alt: 'Три новых тома на обёрточной бумаге, переплётный пресс и серый кот рядом',
      },
      tha: {
        subject: 'กลับจากโรงเย็บเล่ม',
        body: '<p>เล่มที่ขายหมดสามเล่มพิมพ์ใหม่แล้ว มีอะไรเปลี่ยนบ้าง</p><ul><li>สีปก<i>อุ่น</i>ขึ้นนิดหนึ่ง คราวนี้ตั้งใจ</li><li>แผนที่ที่เคยกลับหัวหันถูกทางแล้ว</li><li>หน้า 88 มีแมวเพิ่มมาหนึ่งตัว เราไม่รู้ว่าใครวาด</li></ul>',
        alt: 'หนังสือใหม่สามเล่มบนกระดาษสีน้ำตาล มีแท่นอัดของโรงเย็บเล่มและแมวสีเทาอยู่ข้าง ๆ',
      },
      deu: {
        subject: 'Zurück aus der Buchbinderei',
        body: '<p>Drei vergriffene Bände sind wieder gedruckt. Was sich geändert hat:</p><ul><li>die Umschläge sind einen Hauch <i>wärmer</i>, diesmal mit Absicht,</li><li>eine Karte, die auf dem Kopf stand, steht richtig herum,</li><li>auf Seite 88 sitzt eine Katze mehr. Wer sie gezeichnet hat, wissen wir nicht.</li></ul>',
        alt: 'Drei neue Bände auf Packpapier, eine Buchbinderpresse und daneben eine graue Katze',
      },
      vie: {
        subject: 'Từ xưởng đóng sách trở về',
        body: '<p>Ba tập cháy hàng đã được in lại. Có vài thay đổi:</p><ul><li>màu bìa <i>ấm</i> hơn một chút, lần này là cố ý,</li><li>tấm bản đồ in ngược đã xoay lại cho đúng,</li><li>trang 88 có thêm một con mèo. Chúng tôi không biết ai vẽ.</li></ul>',
        alt: 'Ba tập truyện mới trên giấy gói nâu, máy ép của thợ đóng sách và một con mèo xám bên cạnh',
      },
    },
  },
  {
    id: 3,
    publisherId: 1,
    daysAgo: 52,
    path: '/manga_list/completed',
    scene: 'finished',
    texts: {
      eng: {
        subject: 'Finished series, from page one',
        body: 'Several stories have reached their last page. A good weekend to start one.',
        alt: 'A laughing reader between two piles of books at a sunny window',
      },
      esp: {
        subject: 'Series terminadas, desde el principio',
        body: 'Varias historias llegaron a su última página. Buen fin de semana para empezar una.',
        alt: 'Una lectora se ríe entre dos pilas de libros junto a una ventana al sol',
      },
      fra: {
        subject: 'Des séries complètes, dès la première page',
        body: 'Plusieurs histoires sont arrivées au bout. Un bon week-end pour en commencer une.',
        alt: 'Une lectrice rit entre deux piles de livres devant une fenêtre ensoleillée',
      },
      ind: {
        subject: 'Seri tamat, dari halaman pertama',
        body: 'Beberapa cerita sudah sampai halaman terakhir. Akhir pekan yang pas untuk memulai satu.',
        alt: 'Seorang pembaca tertawa di antara dua tumpukan buku di depan jendela yang cerah',
      },
      ptb: {
        subject: 'Séries completas, da primeira página',
        body: 'Várias histórias chegaram à última página. Um bom fim de semana para começar uma.',
        alt: 'Uma leitora ri entre duas pilhas de livros diante de uma janela ensolarada',
      },
      rus: {
        subject: 'Завершённые серии с первой страницы',
        body: 'Несколько историй дошли до последней страницы. Хорошие выходные, чтобы начать одну из них.',
        alt: 'Читательница смеётся между двумя стопками книг у солнечного окна',
      },
      tha: {
        subject: 'เรื่องที่จบแล้ว อ่านได้ตั้งแต่หน้าแรก',
        body: 'หลายเรื่องเดินทางมาถึงหน้าสุดท้ายแล้ว สุดสัปดาห์นี้เหมาะจะเริ่มอ่านสักเรื่อง',
        alt: 'นักอ่านหัวเราะอยู่ระหว่างหนังสือสองกองริมหน้าต่างที่มีแดด',
      },
      deu: {
        subject: 'Abgeschlossene Serien von Seite eins an',
        body: 'Mehrere Geschichten sind auf der letzten Seite angekommen. Ein gutes Wochenende, um eine anzufangen.',
        alt: 'Eine Leserin lacht zwischen zwei Bücherstapeln am sonnigen Fenster',
      },
      vie: {
        subject: 'Những bộ đã kết thúc, từ trang đầu',
        body: 'Nhiều câu chuyện đã đến trang cuối. Cuối tuần này thật hợp để bắt đầu một bộ.',
        alt: 'Một bạn đọc cười vui giữa hai chồng sách bên khung cửa sổ đầy nắng',
      },
    },
  },
  {
    id: 9,
    publisherId: 2,
    daysAgo: 5,
    path: '/featured',
    scene: 'evening',
    texts: {
      eng: {
        subject: 'For evenings that get dark early',
        body: '<p>Our editors were asked for three stories to read <b>with the light on</b>. They could not agree, so here are three rules instead:</p><ol><li>never start with the last chapter,</li><li>never read alone what you can read aloud,</li><li>if somebody knocks, finish the page first.</li></ol><p>The lists themselves are under <a href="/featured">Featured</a>.</p>',
        alt: 'A captain reads aloud by lamplight, a girl and a cat listen; somebody is at the door',
      },
      esp: {
        subject: 'Para las tardes que oscurecen pronto',
        body: '<p>Pedimos a la redacción tres historias para leer <b>con la luz encendida</b>. No se pusieron de acuerdo, así que aquí van tres reglas:</p><ol><li>nunca empezar por el último capítulo,</li><li>no leer a solas lo que se pueda leer en voz alta,</li><li>si llaman a la puerta, terminar antes la página.</li></ol><p>Las listas están en <a href="/featured">Destacados</a>.</p>',
        alt: 'Una capitana lee en voz alta junto a la lámpara, una chica y un gato escuchan; hay alguien en la puerta',
      },
      fra: {
        subject: 'Pour les soirs qui tombent tôt',
        body: '<p>Nous avons demandé à la rédaction trois histoires à lire <b>la lumière allumée</b>. Faute d’accord, voici trois règles :</p><ol><li>ne jamais commencer par le dernier chapitre,</li><li>ne pas lire seul ce qui peut se lire à voix haute,</li><li>si l’on frappe, finir d’abord la page.</li></ol><p>Les listes, elles, sont <a href="/featured">à la une</a>.</p>',
        alt: 'Une capitaine lit à voix haute sous la lampe, une fille et un chat écoutent ; quelqu’un est à la porte',
      },
      ind: {
        subject: 'Untuk malam yang datang lebih cepat',
        body: '<p>Redaksi kami diminta memilih tiga cerita untuk dibaca <b>dengan lampu menyala</b>. Mereka tidak sepakat, jadi inilah tiga aturannya saja:</p><ol><li>jangan mulai dari bab terakhir,</li><li>jangan baca sendirian kalau bisa dibacakan,</li><li>kalau ada yang mengetuk, selesaikan dulu halamannya.</li></ol><p>Daftarnya ada di <a href="/featured">Pilihan</a>.</p>',
        alt: 'Seorang kapten membaca nyaring di dekat lampu, seorang gadis dan kucing menyimak; ada orang di pintu',
      },
      ptb: {
        subject: 'Para as noites que chegam cedo',
        body: '<p>Pedimos à redação três histórias para ler <b>de luz acesa</b>. Como ninguém chegou a um acordo, aqui vão três regras:</p><ol><li>nunca comece pelo último capítulo,</li><li>não leia sozinho o que dá para ler em voz alta,</li><li>se baterem na porta, termine a página antes.</li></ol><p>As listas estão em <a href="/featured">Destaques</a>.</p>',
        alt: 'Uma capitã lê em voz alta perto do abajur, uma garota e um gato escutam; há alguém à porta',
      },
      rus: {
        subject: 'Для ранних сумерек',
        body: '<p>Мы попросили редакцию назвать три истории, которые читают <b>при включённом свете</b>. Договориться не вышло, поэтому вот три правила:</p><ol><li>не начинать с последней главы,</li><li>не читать в одиночку то, что можно прочесть вслух,</li><li>если стучат, сперва дочитать страницу.</li></ol><p>А сами списки — в <a href="/featured">подборках</a>.</p>',
        alt: 'Капитан читает вслух у лампы, девушка и кот слушают; за дверью кто-то стоит',
      },
      tha: {
        subject: 'สำหรับค่ำที่มืดเร็ว',
        body: '<p>เราขอให้กองบรรณาธิการเลือกสามเรื่องที่ควรอ่าน<b>ขณะเปิดไฟ</b> แต่ตกลงกันไม่ได้ เลยได้กฎสามข้อมาแทน</p><ol><li>อย่าเริ่มจากตอนสุดท้าย</li><li>อะไรที่อ่านออกเสียงได้ อย่าอ่านคนเดียว</li><li>ถ้ามีคนเคาะประตู อ่านให้จบหน้าก่อน</li></ol><p>ส่วนรายชื่อเรื่องอยู่ที่หน้า<a href="/featured">แนะนำ</a></p>',
        alt: 'กัปตันอ่านออกเสียงใต้แสงตะเกียง เด็กสาวกับแมวนั่งฟัง มีใครบางคนอยู่หน้าประตู',
      },
      deu: {
        subject: 'Für Abende, an denen es früh dunkel wird',
        body: '<p>Wir haben die Redaktion nach drei Geschichten gefragt, die man <b>bei Licht</b> lesen sollte. Sie wurde sich nicht einig. Hier sind stattdessen drei Regeln:</p><ol><li>nie mit dem letzten Kapitel anfangen,</li><li>nichts allein lesen, was man vorlesen kann,</li><li>wenn es klopft, erst die Seite zu Ende lesen.</li></ol><p>Die Listen selbst stehen unter <a href="/featured">Highlights</a>.</p>',
        alt: 'Eine Kapitänin liest bei Lampenlicht vor, ein Mädchen und eine Katze hören zu, jemand steht vor der Tür',
      },
      vie: {
        subject: 'Cho những ngày trời mau tối',
        body: '<p>Chúng tôi nhờ ban biên tập chọn ba truyện nên đọc <b>khi còn bật đèn</b>. Họ cãi nhau mãi, đành gửi bạn ba quy tắc:</p><ol><li>đừng bắt đầu từ chương cuối,</li><li>truyện nào đọc to được thì đừng đọc một mình,</li><li>có ai gõ cửa thì đọc xong trang đã.</li></ol><p>Còn danh sách thì ở mục <a href="/featured">Nổi bật</a>.</p>',
        alt: 'Bà thuyền trưởng đọc to bên ánh đèn, cô gái và chú mèo lắng nghe; có ai đó ngoài cửa',
      },
    },
  },
  {
    id: 4,
    publisherId: 2,
    daysAgo: 12,
    path: '/updates',
    texts: {
      eng: {
        subject: 'Same day, every language',
        body: 'From this month our weekly series come out on the same day in all their languages.',
      },
      esp: {
        subject: 'El mismo día, en cada idioma',
        body: 'Desde este mes, nuestras series semanales salen el mismo día en todos sus idiomas.',
      },
      fra: {
        subject: 'Le même jour, dans chaque langue',
        body: 'Dès ce mois-ci, nos séries hebdomadaires paraissent le même jour dans toutes leurs langues.',
      },
      ind: {
        subject: 'Hari yang sama, semua bahasa',
        body: 'Mulai bulan ini, seri mingguan kami terbit di hari yang sama dalam semua bahasanya.',
      },
      ptb: {
        subject: 'No mesmo dia, em cada idioma',
        body: 'A partir deste mês, nossas séries semanais saem no mesmo dia em todos os idiomas.',
      },
      rus: {
        subject: 'В один день на всех языках',
        body: 'С этого месяца наши еженедельные серии выходят в один день на всех своих языках.',
      },
      tha: { subject: 'วันเดียวกัน ทุกภาษา', body: 'ตั้งแต่เดือนนี้ เรื่องรายสัปดาห์ของเราจะออกวันเดียวกันในทุกภาษา' },
      deu: {
        subject: 'Am selben Tag in jeder Sprache',
        body: 'Ab diesem Monat erscheinen unsere wöchentlichen Serien in allen Sprachen am selben Tag.',
      },
      vie: {
        subject: 'Cùng một ngày, mọi ngôn ngữ',
        body: 'Từ tháng này, các bộ hằng tuần của chúng tôi ra cùng ngày ở mọi ngôn ngữ.',
      },
    },
  },
  {
    id: 5,
    publisherId: 2,
    daysAgo: 24,
    scene: 'page-nine',
    texts: {
      eng: {
        subject: 'An apology for page nine',
        body: 'Last week’s page nine was printed upside down. It now stands on its feet again.',
        alt: 'Three pages on a line by the sea; the middle one hangs upside down, and the printer sweats',
      },
      esp: {
        subject: 'Perdón por la página nueve',
        body: 'La página nueve de la semana pasada salió al revés. Ya está otra vez de pie.',
        alt: 'Tres páginas tendidas junto al mar; la del centro cuelga al revés y el impresor suda',
      },
      fra: {
        subject: 'Pardon pour la page neuf',
        body: 'La semaine dernière, la page neuf est parue à l’envers. La voilà de nouveau sur ses pieds.',
        alt: 'Trois pages sur un fil au bord de la mer ; celle du milieu pend à l’envers, et l’imprimeur transpire',
      },
      ind: {
        subject: 'Maaf soal halaman sembilan',
        body: 'Minggu lalu halaman sembilan terbit terbalik. Kini ia sudah berdiri tegak lagi.',
        alt: 'Tiga halaman dijemur di tepi laut; yang di tengah tergantung terbalik, dan tukang cetaknya berkeringat',
      },
      ptb: {
        subject: 'Desculpas pela página nove',
        body: 'Na semana passada, a página nove saiu de cabeça para baixo. Agora está de pé outra vez.',
        alt: 'Três páginas num varal à beira-mar; a do meio está de cabeça para baixo, e o impressor sua frio',
      },
      rus: {
        subject: 'Простите за девятую страницу',
        body: 'На прошлой неделе девятая страница вышла вверх ногами. Теперь она снова стоит как надо.',
        alt: 'Три страницы на верёвке у моря: средняя висит вверх ногами, и печатнику не по себе',
      },
      tha: {
        subject: 'ขออภัยเรื่องหน้าเก้า',
        body: 'สัปดาห์ก่อนหน้าเก้าออกมากลับหัว บัดนี้กลับมายืนตรงแล้ว',
        alt: 'กระดาษสามแผ่นหนีบตากริมทะเล แผ่นกลางกลับหัว ช่างพิมพ์ถึงกับเหงื่อตก',
      },
      deu: {
        subject: 'Entschuldigung für Seite neun',
        body: 'Letzte Woche stand Seite neun auf dem Kopf. Jetzt steht sie wieder auf den Füßen.',
        alt: 'Drei Seiten auf einer Leine am Meer. Die mittlere hängt kopfüber, und der Drucker schwitzt',
      },
      vie: {
        subject: 'Xin lỗi về trang chín',
        body: 'Tuần trước trang chín bị in ngược. Giờ nó đã đứng thẳng trở lại.',
        alt: 'Ba trang giấy phơi trên dây bên bờ biển; trang giữa treo ngược khiến thợ in toát mồ hôi',
      },
    },
  },
  {
    id: 10,
    publisherId: 2,
    daysAgo: 45,
    scene: 'tug',
    texts: {
      eng: {
        subject: 'Names for the new tug',
        body: '<p>The harbour next door has a new tug, and asked us, of all people, for a name. You sent four hundred. The crew chose between</p><ul><li><b>Splash Page</b>,</li><li><b>To Be Continued</b>,</li><li><b>Margin</b>.</li></ul><p>She is now called <i>Margin</i>, because she keeps everybody off the edge.</p>',
        alt: 'A red tug dressed with flags in the harbour; her captain and two on the quay wave',
      },
      esp: {
        subject: 'Nombres para el remolcador',
        body: '<p>El puerto de al lado tiene remolcador nuevo y nos pidió un nombre, precisamente a nosotros. Ustedes mandaron cuatrocientos. La tripulación dudó entre</p><ul><li><b>Viñeta</b>,</li><li><b>Continuará</b>,</li><li><b>Margen</b>.</li></ul><p>Se llama <i>Margen</i>, porque no deja que nadie se salga del borde.</p>',
        alt: 'Un remolcador rojo con banderines en el puerto; saludan su capitán y dos jóvenes en el muelle',
      },
      fra: {
        subject: 'Un nom pour le remorqueur',
        body: '<p>Le port voisin a un nouveau remorqueur et nous a demandé, à nous, de lui trouver un nom. Vous en avez envoyé quatre cents. L’équipage hésitait entre</p><ul><li><b>Pleine page</b>,</li><li><b>À suivre</b>,</li><li><b>La Marge</b>.</li></ul><p>Ce sera <i>La Marge</i> : il empêche tout le monde de sortir du bord.</p>',
        alt: 'Un remorqueur rouge pavoisé dans le port ; son capitaine et deux jeunes sur le quai font signe',
      },
      ind: {
        subject: 'Nama untuk kapal tunda',
        body: '<p>Pelabuhan sebelah punya kapal tunda baru dan justru meminta nama kepada kami. Kalian mengirim empat ratus. Awaknya memilih di antara</p><ul><li><b>Halaman Ganda</b>,</li><li><b>Bersambung</b>,</li><li><b>Tepi</b>.</li></ul><p>Sekarang namanya <i>Tepi</i>, karena tugasnya menjaga semua orang tetap di dalam garis.</p>',
        alt: 'Kapal tunda merah berhias bendera di pelabuhan; kaptennya dan dua orang di dermaga melambai',
      },
      ptb: {
        subject: 'Um nome para o rebocador',
        body: '<p>O porto aqui do lado ganhou um rebocador e pediu um nome justamente para nós. Vocês mandaram quatrocentos. A tripulação ficou entre</p><ul><li><b>Página Dupla</b>,</li><li><b>Continua</b>,</li><li><b>Margem</b>.</li></ul><p>Agora se chama <i>Margem</i>, porque não deixa ninguém passar da borda.</p>',
        alt: 'Um rebocador vermelho com bandeirinhas no porto; o capitão e dois jovens no cais acenam',
      },
      rus: {
        subject: 'Имя для буксира',
        body: '<p>В соседнем порту новый буксир, и имя попросили придумать почему-то нас. Вы прислали четыреста. Команда выбирала между</p><ul><li><b>«Разворотом»</b>,</li><li><b>«Продолжение следует»</b>,</li><li><b>«Полем»</b>.</li></ul><p>Теперь это <i>«Поле»</i>: он никого не пускает за край.</p>',
        alt: 'Красный буксир в флажках посреди гавани; капитан и двое на причале машут руками',
      },
      tha: {
        subject: 'ตั้งชื่อเรือลากจูง',
        body: '<p>ท่าเรือข้าง ๆ มีเรือลากจูงลำใหม่ และดันมาขอให้เราช่วยตั้งชื่อ คุณส่งมาสี่ร้อยชื่อ ลูกเรือลังเลอยู่สามชื่อ</p><ul><li><b>หน้าคู่</b></li><li><b>โปรดติดตาม</b></li><li><b>ขอบกระดาษ</b></li></ul><p>บัดนี้เรือชื่อ<i>ขอบกระดาษ</i> เพราะคอยกันไม่ให้ใครหลุดขอบ</p>',
        alt: 'เรือลากจูงสีแดงประดับธงในอ่าวท่าเรือ กัปตันกับอีกสองคนบนท่าโบกมือ',
      },
      deu: {
        subject: 'Ein Name für den Schlepper',
        body: '<p>Der Hafen nebenan hat einen neuen Schlepper und hat ausgerechnet uns um einen Namen gebeten. Ihr habt vierhundert geschickt. Die Mannschaft schwankte zwischen</p><ul><li><b>Doppelseite</b>,</li><li><b>Fortsetzung folgt</b>,</li><li><b>Randstreifen</b>.</li></ul><p>Er heißt jetzt <i>Randstreifen</i>, weil er aufpasst, dass keiner über den Rand gerät.</p>',
        alt: 'Ein roter Schlepper mit Wimpeln im Hafen, der Kapitän und zwei am Kai winken',
      },
      vie: {
        subject: 'Đặt tên cho tàu kéo',
        body: '<p>Bến cảng bên cạnh có chiếc tàu kéo mới, và lại nhờ chính chúng tôi đặt tên. Bạn đọc gửi về bốn trăm cái. Thủy thủ đoàn phân vân giữa</p><ul><li><b>Trang Đôi</b>,</li><li><b>Còn Tiếp</b>,</li><li><b>Lề Giấy</b>.</li></ul><p>Giờ tàu tên là <i>Lề Giấy</i>, vì nó giữ không cho ai trượt khỏi mép.</p>',
        alt: 'Chiếc tàu kéo màu đỏ treo cờ trong bến cảng; thuyền trưởng và hai người trên cầu tàu vẫy tay',
      },
    },
  },
  {
    id: 6,
    publisherId: 2,
    daysAgo: 70,
    path: '/featured',
    scene: 'salt',
    texts: {
      eng: {
        subject: 'Stories that smell of salt',
        body: 'Ferries, lighthouses, letters in bottles: our editors chose twelve series for a windy evening.',
        alt: 'A girl in a sun hat with a letter by the sea; behind her a ferry, a lighthouse and a letter in a bottle',
      },
      esp: {
        subject: 'Historias que huelen a sal',
        body: 'Ferris, faros, cartas en botellas: la redacción eligió doce series para una tarde de viento.',
        alt: 'Una chica con sombrero de paja y una carta junto al mar; detrás, un ferri, un faro y una botella con mensaje',
      },
      fra: {
        subject: 'Des histoires qui sentent le sel',
        body: 'Ferries, phares, lettres à la mer : la rédaction a choisi douze séries pour un soir de vent.',
        alt: 'Une fille en chapeau de paille, une lettre à la main, devant la mer : un ferry, un phare, une bouteille à la mer',
      },
      ind: {
        subject: 'Cerita beraroma laut',
        body: 'Feri, mercusuar, surat dalam botol: redaksi memilih dua belas seri untuk malam berangin.',
        alt: 'Gadis bertopi lebar memegang surat di tepi laut; di belakangnya feri, mercusuar, dan surat dalam botol',
      },
      ptb: {
        subject: 'Histórias com cheiro de sal',
        body: 'Balsas, faróis, cartas em garrafas: a redação escolheu doze séries para uma noite de vento.',
        alt: 'Uma garota de chapéu de sol com uma carta à beira-mar; atrás dela, uma balsa, um farol e uma garrafa com mensagem',
      },
      rus: {
        subject: 'Истории с запахом соли',
        body: 'Паромы, маяки, письма в бутылках: редакция выбрала двенадцать серий для ветреного вечера.',
        alt: 'Девушка в шляпе с письмом у моря, за ней паром, маяк и письмо в бутылке',
      },
      tha: {
        subject: 'เรื่องเล่ากลิ่นไอทะเล',
        body: 'เรือข้ามฟาก ประภาคาร จดหมายในขวด กองบรรณาธิการเลือกมาสิบสองเรื่องสำหรับคืนลมแรง',
        alt: 'เด็กสาวสวมหมวกปีกกว้างถือจดหมายริมทะเล ด้านหลังมีเรือข้ามฟาก ประภาคาร และจดหมายในขวด',
      },
      deu: {
        subject: 'Geschichten, die nach Salz riechen',
        body: 'Fähren, Leuchttürme, Flaschenpost: Die Redaktion hat zwölf Serien für einen windigen Abend gewählt.',
        alt: 'Ein Mädchen mit Sonnenhut und Brief am Meer, hinter ihr eine Fähre, ein Leuchtturm und eine Flaschenpost',
      },
      vie: {
        subject: 'Những câu chuyện mặn mùi biển',
        body: 'Phà, hải đăng, thư trong chai: ban biên tập chọn mười hai bộ cho một tối gió lớn.',
        alt: 'Cô gái đội mũ rộng vành cầm bức thư bên biển; phía sau là phà, hải đăng và lá thư trong chai',
      },
    },
  },
];
