import type { TextLanguage } from '../../texts/text-language';

export interface DialogueText {
  subject: string;
  body: string;
  ok: string;
  /** Absent where there is nothing to refuse. */
  cancel?: string;
}

/** Shown once to a reader who opens home. */
export const HOME_POPUP: Record<TextLanguage, DialogueText> = {
  eng: {
    subject: 'First time here?',
    body: 'Start with any first chapter. The first three of every series are free.',
    ok: 'Show me',
    cancel: 'Later',
  },
  esp: {
    subject: '¿Primera vez aquí?',
    body: 'Empieza por cualquier primer capítulo. Los tres primeros de cada serie son gratis.',
    ok: 'A ver',
    cancel: 'Luego',
  },
  fra: {
    subject: 'Première visite ?',
    body: 'Commencez par le premier chapitre de n’importe quelle série. Les trois premiers de chaque série sont gratuits.',
    ok: 'Montrez-moi',
    cancel: 'Plus tard',
  },
  ind: {
    subject: 'Baru pertama ke sini?',
    body: 'Mulai saja dari bab pertama seri mana pun. Tiga bab pertama setiap seri gratis.',
    ok: 'Lihat',
    cancel: 'Nanti',
  },
  ptb: {
    subject: 'Primeira vez aqui?',
    body: 'Comece por qualquer primeiro capítulo. Os três primeiros de cada série são grátis.',
    ok: 'Quero ver',
    cancel: 'Depois',
  },
  rus: {
    subject: 'Вы здесь впервые?',
    body: 'Начните с любой первой главы. Первые три главы каждой серии бесплатны.',
    ok: 'Показать',
    cancel: 'Позже',
  },
  tha: {
    subject: 'มาครั้งแรกใช่ไหม',
    body: 'เริ่มจากตอนแรกของเรื่องไหนก็ได้ สามตอนแรกของทุกเรื่องอ่านฟรี',
    ok: 'ขอดูหน่อย',
    cancel: 'ไว้ก่อน',
  },
  deu: {
    subject: 'Zum ersten Mal hier?',
    body: 'Fang einfach mit einem ersten Kapitel an. Die ersten drei jeder Serie sind gratis.',
    ok: 'Zeig her',
    cancel: 'Später',
  },
  vie: {
    subject: 'Lần đầu ghé đây?',
    body: 'Hãy bắt đầu với bất kỳ chương một nào. Ba chương đầu của mọi bộ đều miễn phí.',
    ok: 'Cho tôi xem',
    cancel: 'Để sau',
  },
};

/** Shown with the banner of the bakery that it speaks of. */
export const BAKERY_POPUP: Record<TextLanguage, Pick<DialogueText, 'subject' | 'body'>> = {
  eng: {
    subject: 'Something warm to read',
    body: 'Three cats, one oven, one life left. And the dog across the street bakes better. The first chapters are free.',
  },
  esp: {
    subject: 'Una lectura recién horneada',
    body: 'Tres gatos, un horno y una sola vida. Y el perro de enfrente hornea mejor. Los primeros capítulos son gratis.',
  },
  fra: {
    subject: 'Une lecture toute chaude',
    body: 'Trois chats, un four et une seule vie. Et le chien d’en face est meilleur boulanger. Les premiers chapitres sont gratuits.',
  },
  ind: {
    subject: 'Bacaan hangat dari oven',
    body: 'Tiga kucing, satu oven, sisa satu nyawa. Dan roti si anjing di seberang lebih enak. Bab-bab pertamanya gratis.',
  },
  ptb: {
    subject: 'Leitura quentinha',
    body: 'Três gatos, um forno e uma vida só. E o cachorro da frente assa melhor. Os primeiros capítulos são grátis.',
  },
  rus: {
    subject: 'Истории с пылу с жару',
    body: 'Три кота, одна печь и последняя жизнь. А у пса напротив выпечка вкуснее. Первые главы бесплатны.',
  },
  tha: {
    subject: 'เรื่องอุ่น ๆ จากเตาอบ',
    body: 'แมวสามตัว เตาหนึ่งใบ กับชีวิตสุดท้ายที่เหลืออยู่ แถมหมาฝั่งตรงข้ามยังอบขนมเก่งกว่า ตอนแรก ๆ อ่านฟรี',
  },
  deu: {
    subject: 'Frisch aus dem Ofen',
    body: 'Drei Katzen, ein Ofen, ein Leben. Und der Hund von gegenüber backt besser. Die ersten Kapitel sind gratis.',
  },
  vie: {
    subject: 'Truyện mới ra lò',
    body: 'Ba chú mèo, một lò nướng, một mạng cuối. Còn chú chó bên kia đường lại nướng bánh ngon hơn. Các chương đầu miễn phí.',
  },
};

/** Shown before a series for adults. */
export const MATURE_POPUP: Record<TextLanguage, DialogueText> = {
  eng: {
    subject: 'For adults',
    body: 'This series is meant for readers of 18 and over.',
    ok: 'I am 18 or over',
    cancel: 'Go back',
  },
  esp: {
    subject: 'Para adultos',
    body: 'Esta serie está pensada para mayores de 18 años.',
    ok: 'Tengo 18 o más',
    cancel: 'Volver',
  },
  fra: {
    subject: 'Pour adultes',
    body: 'Cette série s’adresse aux lecteurs de 18 ans et plus.',
    ok: 'J’ai 18 ans ou plus',
    cancel: 'Retour',
  },
  ind: {
    subject: 'Untuk dewasa',
    body: 'Seri ini ditujukan bagi pembaca berusia 18 tahun ke atas.',
    ok: 'Umurku 18 tahun ke atas',
    cancel: 'Kembali',
  },
  ptb: {
    subject: 'Para adultos',
    body: 'Esta série é indicada para maiores de 18 anos.',
    ok: 'Tenho 18 ou mais',
    cancel: 'Voltar',
  },
  rus: {
    subject: 'Для взрослых',
    body: 'Эта серия для читателей от 18 лет.',
    ok: 'Мне есть 18',
    cancel: 'Назад',
  },
  tha: { subject: 'สำหรับผู้ใหญ่', body: 'เรื่องนี้เหมาะสำหรับผู้อ่านอายุ 18 ปีขึ้นไป', ok: 'อายุ 18 ปีขึ้นไป', cancel: 'กลับ' },
  deu: {
    subject: 'Für Erwachsene',
    body: 'Diese Serie ist für Leser ab 18 Jahren gedacht.',
    ok: 'Ich bin 18 oder älter',
    cancel: 'Zurück',
  },
  vie: {
    subject: 'Dành cho người lớn',
    body: 'Bộ truyện này dành cho độc giả từ 18 tuổi trở lên.',
    ok: 'Tôi đã đủ 18 tuổi',
    cancel: 'Quay lại',
  },
};
