import type { TextLanguage } from '../../texts/text-language';

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
  /** Plain text. */
  texts: Record<TextLanguage, { subject: string; body: string }>;
}

export const PUBLISHER_NEWS: readonly NewsFacts[] = [
  {
    id: 1,
    publisherId: 1,
    daysAgo: 3,
    path: '/ranking/hottest',
    texts: {
      eng: { subject: 'The readers’ ten of the season', body: 'You voted with your evenings. See which series kept the most lamps burning this season.' },
      esp: { subject: 'Las diez de la temporada', body: 'Ustedes votaron con sus noches. Miren qué series tuvieron más lámparas encendidas.' },
      fra: { subject: 'Les dix de la saison', body: 'Vous avez voté avec vos soirées. Voici les séries qui ont tenu le plus de lampes allumées.' },
      ind: { subject: 'Sepuluh pilihan pembaca musim ini', body: 'Kalian memilih dengan malam-malam kalian. Lihat seri mana yang paling banyak membuat lampu menyala.' },
      ptb: { subject: 'As dez da temporada', body: 'Vocês votaram com as suas noites. Vejam quais séries deixaram mais lâmpadas acesas.' },
      rus: { subject: 'Десятка сезона', body: 'Вы голосовали вечерами. Смотрите, над какими сериями дольше всего не гас свет.' },
      tha: { subject: 'สิบเรื่องประจำฤดูกาล', body: 'คุณโหวตด้วยค่ำคืนของคุณ มาดูกันว่าเรื่องไหนทำให้ไฟเปิดนานที่สุด' },
      deu: { subject: 'Die Zehn der Saison', body: 'Ihr habt mit euren Abenden abgestimmt. Bei diesen Serien brannte am längsten das Licht.' },
      vie: { subject: 'Mười bộ của mùa này', body: 'Bạn đã bình chọn bằng những buổi tối của mình. Xem bộ nào giữ đèn sáng lâu nhất.' },
    },
  },
  {
    id: 2,
    publisherId: 1,
    daysAgo: 17,
    texts: {
      eng: { subject: 'A new letterer’s desk', body: 'Two letterers have joined us. If a balloon looks happier than before, that is why.' },
      esp: { subject: 'Más manos en la rotulación', body: 'Se han sumado dos personas a rotular. Si un globo se ve más contento que antes, es por eso.' },
      fra: { subject: 'Du renfort au lettrage', body: 'Deux personnes ont rejoint le lettrage. Si une bulle vous semble plus heureuse, c’est pour cela.' },
      ind: { subject: 'Meja baru untuk penata huruf', body: 'Dua penata huruf bergabung dengan kami. Kalau balon kata tampak lebih ceria, itulah sebabnya.' },
      ptb: { subject: 'Mais gente no letreiramento', body: 'Duas pessoas entraram na equipe de letras. Se um balão parecer mais feliz, é por isso.' },
      rus: { subject: 'Пополнение среди леттереров', body: 'К нам пришли два новых мастера надписей. Если облачко с репликой стало веселее, дело в них.' },
      tha: { subject: 'ทีมลงคำมีสมาชิกใหม่', body: 'เรามีคนลงคำเพิ่มอีกสองคน ถ้าบอลลูนไหนดูมีความสุขกว่าเดิม ก็เพราะเหตุนี้' },
      deu: { subject: 'Verstärkung fürs Lettering', body: 'Zwei neue Leute zeichnen unsere Schriften. Wenn eine Sprechblase fröhlicher aussieht, liegt es daran.' },
      vie: { subject: 'Bàn trình bày chữ có người mới', body: 'Hai người trình bày chữ vừa gia nhập. Nếu bóng thoại nào trông vui hơn trước thì là vì thế.' },
    },
  },
  {
    id: 3,
    publisherId: 1,
    daysAgo: 52,
    path: '/manga_list/completed',
    texts: {
      eng: { subject: 'Finished series, from page one', body: 'Several stories have reached their last page. A good weekend to start one.' },
      esp: { subject: 'Series terminadas, desde el principio', body: 'Varias historias han llegado a su última página. Buen fin de semana para empezar una.' },
      fra: { subject: 'Des séries complètes, dès la première page', body: 'Plusieurs histoires sont arrivées au bout. Un bon week-end pour en commencer une.' },
      ind: { subject: 'Seri tamat, dari halaman pertama', body: 'Beberapa cerita sudah sampai halaman terakhir. Akhir pekan yang pas untuk memulai satu.' },
      ptb: { subject: 'Séries completas, da primeira página', body: 'Várias histórias chegaram à última página. Um bom fim de semana para começar uma.' },
      rus: { subject: 'Завершённые серии с первой страницы', body: 'Несколько историй дошли до последней страницы. Хорошие выходные, чтобы начать одну из них.' },
      tha: { subject: 'เรื่องที่จบแล้ว อ่านได้ตั้งแต่หน้าแรก', body: 'หลายเรื่องเดินทางมาถึงหน้าสุดท้ายแล้ว สุดสัปดาห์นี้เหมาะจะเริ่มอ่านสักเรื่อง' },
      deu: { subject: 'Abgeschlossene Serien von Seite eins an', body: 'Mehrere Geschichten sind auf der letzten Seite angekommen. Ein gutes Wochenende, um eine anzufangen.' },
      vie: { subject: 'Những bộ đã kết thúc, từ trang đầu', body: 'Nhiều câu chuyện đã đến trang cuối. Cuối tuần này thật hợp để bắt đầu một bộ.' },
    },
  },
  {
    id: 4,
    publisherId: 2,
    daysAgo: 5,
    path: '/updates',
    texts: {
      eng: { subject: 'Same day, every language', body: 'From this month our weekly series come out on the same day in all their languages.' },
      esp: { subject: 'El mismo día, en cada idioma', body: 'Desde este mes, nuestras series semanales salen el mismo día en todos sus idiomas.' },
      fra: { subject: 'Le même jour, dans chaque langue', body: 'Dès ce mois-ci, nos séries hebdomadaires paraissent le même jour dans toutes leurs langues.' },
      ind: { subject: 'Hari yang sama, semua bahasa', body: 'Mulai bulan ini, seri mingguan kami terbit di hari yang sama dalam semua bahasanya.' },
      ptb: { subject: 'No mesmo dia, em cada idioma', body: 'A partir deste mês, nossas séries semanais saem no mesmo dia em todos os idiomas.' },
      rus: { subject: 'В один день на всех языках', body: 'С этого месяца наши еженедельные серии выходят в один день на всех своих языках.' },
      tha: { subject: 'วันเดียวกัน ทุกภาษา', body: 'ตั้งแต่เดือนนี้ เรื่องรายสัปดาห์ของเราจะออกวันเดียวกันในทุกภาษา' },
      deu: { subject: 'Am selben Tag in jeder Sprache', body: 'Ab diesem Monat erscheinen unsere wöchentlichen Serien in allen Sprachen am selben Tag.' },
      vie: { subject: 'Cùng một ngày, mọi ngôn ngữ', body: 'Từ tháng này, các bộ hằng tuần của chúng tôi ra cùng ngày ở mọi ngôn ngữ.' },
    },
  },
  {
    id: 5,
    publisherId: 2,
    daysAgo: 24,
    texts: {
      eng: { subject: 'An apology for page nine', body: 'Last week’s page nine was printed upside down. It now stands on its feet again.' },
      esp: { subject: 'Perdón por la página nueve', body: 'La página nueve de la semana pasada salió al revés. Ya está otra vez de pie.' },
      fra: { subject: 'Pardon pour la page neuf', body: 'La semaine dernière, la page neuf est parue à l’envers. La voilà de nouveau sur ses pieds.' },
      ind: { subject: 'Maaf soal halaman sembilan', body: 'Minggu lalu halaman sembilan terbit terbalik. Kini ia sudah berdiri tegak lagi.' },
      ptb: { subject: 'Desculpas pela página nove', body: 'Na semana passada, a página nove saiu de cabeça para baixo. Agora está de pé outra vez.' },
      rus: { subject: 'Простите за девятую страницу', body: 'На прошлой неделе девятая страница вышла вверх ногами. Теперь она снова стоит как надо.' },
      tha: { subject: 'ขออภัยเรื่องหน้าเก้า', body: 'สัปดาห์ก่อนหน้าเก้าออกมากลับหัว ตอนนี้กลับมายืนตรงแล้ว' },
      deu: { subject: 'Entschuldigung für Seite neun', body: 'Letzte Woche stand Seite neun auf dem Kopf. Jetzt steht sie wieder auf den Füßen.' },
      vie: { subject: 'Xin lỗi về trang chín', body: 'Tuần trước trang chín bị in ngược. Giờ nó đã đứng thẳng trở lại.' },
    },
  },
  {
    id: 6,
    publisherId: 2,
    daysAgo: 70,
    path: '/featured',
    texts: {
      eng: { subject: 'Stories that smell of salt', body: 'Ferries, lighthouses, letters in bottles: our editors chose twelve series for a windy evening.' },
      esp: { subject: 'Historias que huelen a sal', body: 'Ferris, faros, cartas en botellas: la redacción eligió doce series para una tarde de viento.' },
      fra: { subject: 'Des histoires qui sentent le sel', body: 'Ferries, phares, lettres à la mer : la rédaction a choisi douze séries pour un soir de vent.' },
      ind: { subject: 'Cerita yang berbau garam', body: 'Feri, mercusuar, surat dalam botol: redaksi memilih dua belas seri untuk malam berangin.' },
      ptb: { subject: 'Histórias com cheiro de sal', body: 'Balsas, faróis, cartas em garrafas: a redação escolheu doze séries para uma noite de vento.' },
      rus: { subject: 'Истории с запахом соли', body: 'Паромы, маяки, письма в бутылках: редакция выбрала двенадцать серий для ветреного вечера.' },
      tha: { subject: 'เรื่องเล่ากลิ่นไอทะเล', body: 'เรือข้ามฟาก ประภาคาร จดหมายในขวด กองบรรณาธิการเลือกมาสิบสองเรื่องสำหรับคืนลมแรง' },
      deu: { subject: 'Geschichten, die nach Salz riechen', body: 'Fähren, Leuchttürme, Flaschenpost: Die Redaktion hat zwölf Serien für einen windigen Abend gewählt.' },
      vie: { subject: 'Những câu chuyện mặn mùi biển', body: 'Phà, hải đăng, thư trong chai: ban biên tập chọn mười hai bộ cho một tối gió lớn.' },
    },
  },
];
