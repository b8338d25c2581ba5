import type { TextLanguage } from './text-language';

export interface TitleNotes {
  /** How long its chapters may be read. */
  viewingPeriod: { simulpub: string; ongoing: string; completed: string };
  /** Why there is no next chapter for now. */
  nonAppearance: { hiatus: string; completed: string; oneShot: string };
}

/** Sentences on the page of a title. */
export const TITLE_NOTES: Record<TextLanguage, TitleNotes> = {
  eng: {
    viewingPeriod: { simulpub: 'The first three and the latest three chapters are free, from the hour they come out.', ongoing: 'The first three and the latest three chapters are free.', completed: 'The first three chapters are free for as long as you like.' },
    nonAppearance: { hiatus: 'The author is resting. The story will go on.', completed: 'This story has reached its last page.', oneShot: 'A story complete in one chapter.' },
  },
  esp: {
    viewingPeriod: { simulpub: 'Los tres primeros capítulos y los tres últimos son gratis desde la hora de estreno.', ongoing: 'Los tres primeros capítulos y los tres últimos son gratis.', completed: 'Los tres primeros capítulos son gratis todo el tiempo que quieras.' },
    nonAppearance: { hiatus: 'La serie está en pausa. La historia continuará.', completed: 'Esta historia ha llegado a su última página.', oneShot: 'Una historia completa en un capítulo.' },
  },
  fra: {
    viewingPeriod: { simulpub: 'Les trois premiers et les trois derniers chapitres sont gratuits dès l’heure de parution.', ongoing: 'Les trois premiers et les trois derniers chapitres sont gratuits.', completed: 'Les trois premiers chapitres sont gratuits aussi longtemps que vous voulez.' },
    nonAppearance: { hiatus: 'La série fait une pause. L’histoire continuera.', completed: 'Cette histoire est arrivée à sa dernière page.', oneShot: 'Une histoire complète en un chapitre.' },
  },
  ind: {
    viewingPeriod: { simulpub: 'Tiga bab pertama dan tiga bab terbaru gratis sejak jam terbitnya.', ongoing: 'Tiga bab pertama dan tiga bab terbaru gratis.', completed: 'Tiga bab pertama gratis selama yang kamu mau.' },
    nonAppearance: { hiatus: 'Pengarangnya sedang beristirahat. Ceritanya akan berlanjut.', completed: 'Cerita ini sudah sampai halaman terakhir.', oneShot: 'Cerita utuh dalam satu bab.' },
  },
  ptb: {
    viewingPeriod: { simulpub: 'Os três primeiros e os três últimos capítulos são grátis desde a hora do lançamento.', ongoing: 'Os três primeiros e os três últimos capítulos são grátis.', completed: 'Os três primeiros capítulos são grátis pelo tempo que você quiser.' },
    nonAppearance: { hiatus: 'A série está em pausa. A história vai continuar.', completed: 'Esta história chegou à última página.', oneShot: 'Uma história completa em um capítulo.' },
  },
  rus: {
    viewingPeriod: { simulpub: 'Первые три и последние три главы бесплатны с самого часа выхода.', ongoing: 'Первые три и последние три главы бесплатны.', completed: 'Первые три главы бесплатны без срока.' },
    nonAppearance: { hiatus: 'Автор отдыхает. История продолжится.', completed: 'Эта история дошла до последней страницы.', oneShot: 'Законченная история в одной главе.' },
  },
  tha: {
    viewingPeriod: { simulpub: 'สามตอนแรกและสามตอนล่าสุดอ่านฟรีตั้งแต่เวลาที่ออก', ongoing: 'สามตอนแรกและสามตอนล่าสุดอ่านฟรี', completed: 'สามตอนแรกอ่านฟรีได้นานเท่าที่ต้องการ' },
    nonAppearance: { hiatus: 'ผู้เขียนกำลังพัก เรื่องนี้จะกลับมา', completed: 'เรื่องนี้เดินทางมาถึงหน้าสุดท้ายแล้ว', oneShot: 'เรื่องสั้นจบในตอนเดียว' },
  },
  deu: {
    viewingPeriod: { simulpub: 'Die ersten drei und die neuesten drei Kapitel sind ab der Stunde ihres Erscheinens gratis.', ongoing: 'Die ersten drei und die neuesten drei Kapitel sind gratis.', completed: 'Die ersten drei Kapitel sind gratis, solange du willst.' },
    nonAppearance: { hiatus: 'Die Serie macht Pause. Die Geschichte geht weiter.', completed: 'Diese Geschichte ist auf ihrer letzten Seite angekommen.', oneShot: 'Eine ganze Geschichte in einem Kapitel.' },
  },
  vie: {
    viewingPeriod: { simulpub: 'Ba chương đầu và ba chương mới nhất miễn phí ngay từ giờ phát hành.', ongoing: 'Ba chương đầu và ba chương mới nhất miễn phí.', completed: 'Ba chương đầu miễn phí, không giới hạn thời gian.' },
    nonAppearance: { hiatus: 'Tác giả đang nghỉ ngơi. Câu chuyện sẽ tiếp tục.', completed: 'Câu chuyện này đã đến trang cuối.', oneShot: 'Một câu chuyện trọn vẹn trong một chương.' },
  },
};
