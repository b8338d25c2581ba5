import type { TextLanguage } from './text-language';

interface TitleNotes {
  /** When its chapters come out in other languages. */
  simulpub: string;
  /** Why there is no next chapter for now. */
  nonAppearance: { hiatus: string; completed: string; oneShot: string };
}

/** Sentences on the page of a title. */
export const TITLE_NOTES: Record<TextLanguage, TitleNotes> = {
  eng: {
    simulpub: 'New chapters come out in every language at the same hour.',
    nonAppearance: {
      hiatus: 'The author is resting. The story will go on.',
      completed: 'This story has reached its last page.',
      oneShot: 'A story complete in one chapter.',
    },
  },
  esp: {
    simulpub: 'Los capítulos nuevos salen a la misma hora en todos los idiomas.',
    nonAppearance: {
      hiatus: 'La serie está en pausa. La historia continuará.',
      completed: 'Esta historia llegó a su última página.',
      oneShot: 'Una historia completa en un capítulo.',
    },
  },
  fra: {
    simulpub: 'Les nouveaux chapitres paraissent à la même heure dans toutes les langues.',
    nonAppearance: {
      hiatus: 'La série fait une pause. L’histoire continuera.',
      completed: 'Cette histoire est arrivée à sa dernière page.',
      oneShot: 'Une histoire complète en un chapitre.',
    },
  },
  ind: {
    simulpub: 'Bab baru terbit di jam yang sama dalam semua bahasa.',
    nonAppearance: {
      hiatus: 'Pengarangnya sedang beristirahat. Ceritanya akan berlanjut.',
      completed: 'Cerita ini sudah sampai halaman terakhir.',
      oneShot: 'Cerita utuh dalam satu bab.',
    },
  },
  ptb: {
    simulpub: 'Os capítulos novos saem na mesma hora em todos os idiomas.',
    nonAppearance: {
      hiatus: 'A série está em pausa. A história vai continuar.',
      completed: 'Esta história chegou à última página.',
      oneShot: 'Uma história completa em um capítulo.',
    },
  },
  rus: {
    simulpub: 'Новые главы выходят одновременно на всех языках.',
    nonAppearance: {
      hiatus: 'Автор отдыхает. История продолжится.',
      completed: 'Эта история дошла до последней страницы.',
      oneShot: 'Законченная история в одной главе.',
    },
  },
  tha: {
    simulpub: 'ตอนใหม่ออกพร้อมกันทุกภาษา',
    nonAppearance: {
      hiatus: 'ผู้เขียนกำลังพัก เรื่องนี้จะกลับมา',
      completed: 'เรื่องนี้เดินทางมาถึงหน้าสุดท้ายแล้ว',
      oneShot: 'เรื่องสั้นจบในตอนเดียว',
    },
  },
  deu: {
    simulpub: 'Neue Kapitel erscheinen in allen Sprachen zur selben Stunde.',
    nonAppearance: {
      hiatus: 'Die Serie macht Pause. Die Geschichte geht weiter.',
      completed: 'Diese Geschichte ist auf ihrer letzten Seite angekommen.',
      oneShot: 'Eine ganze Geschichte in einem Kapitel.',
    },
  },
  vie: {
    simulpub: 'Chương mới ra cùng giờ ở mọi ngôn ngữ.',
    nonAppearance: {
      hiatus: 'Tác giả đang nghỉ ngơi. Câu chuyện sẽ tiếp tục.',
      completed: 'Câu chuyện này đã đến trang cuối.',
      oneShot: 'Một câu chuyện trọn vẹn trong một chương.',
    },
  },
};
