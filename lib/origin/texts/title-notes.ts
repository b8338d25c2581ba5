import type { TextLanguage } from './text-language';

interface TitleNotes {
  /** How long its chapters may be read. */
  viewingPeriod: { simulpub: string; ongoing: string; completed: string };
  /** Why there is no next chapter for now. */
  nonAppearance: { hiatus: string; completed: string; oneShot: string };
}

/** Sentences on the page of a title. */
export const TITLE_NOTES: Record<TextLanguage, TitleNotes> = {
  eng: {
    viewingPeriod: {
      simulpub: 'The first three chapters are free. New ones come out in every language at the same hour.',
      ongoing: 'The first three chapters are free. Newer ones say how they may be read.',
      completed: 'The first three chapters are free for as long as you like.',
    },
    nonAppearance: {
      hiatus: 'The author is resting. The story will go on.',
      completed: 'This story has reached its last page.',
      oneShot: 'A story complete in one chapter.',
    },
  },
  esp: {
    viewingPeriod: {
      simulpub: 'Los tres primeros capítulos son gratis. Los nuevos salen a la misma hora en todos los idiomas.',
      ongoing: 'Los tres primeros capítulos son gratis. Los más nuevos indican cómo leerlos.',
      completed: 'Los tres primeros capítulos son gratis todo el tiempo que quieras.',
    },
    nonAppearance: {
      hiatus: 'La serie está en pausa. La historia continuará.',
      completed: 'Esta historia llegó a su última página.',
      oneShot: 'Una historia completa en un capítulo.',
    },
  },
  fra: {
    viewingPeriod: {
      simulpub:
        'Les trois premiers chapitres sont gratuits. Les nouveaux paraissent à la même heure dans toutes les langues.',
      ongoing: 'Les trois premiers chapitres sont gratuits. Les plus récents indiquent comment les lire.',
      completed: 'Les trois premiers chapitres sont gratuits aussi longtemps que vous le voulez.',
    },
    nonAppearance: {
      hiatus: 'La série fait une pause. L’histoire continuera.',
      completed: 'Cette histoire est arrivée à sa dernière page.',
      oneShot: 'Une histoire complète en un chapitre.',
    },
  },
  ind: {
    viewingPeriod: {
      simulpub: 'Tiga bab pertama gratis. Bab baru terbit di jam yang sama dalam semua bahasa.',
      ongoing: 'Tiga bab pertama gratis. Pada bab yang lebih baru tertera cara membacanya.',
      completed: 'Tiga bab pertama selalu gratis.',
    },
    nonAppearance: {
      hiatus: 'Pengarangnya sedang beristirahat. Ceritanya akan berlanjut.',
      completed: 'Cerita ini sudah sampai halaman terakhir.',
      oneShot: 'Cerita utuh dalam satu bab.',
    },
  },
  ptb: {
    viewingPeriod: {
      simulpub: 'Os três primeiros capítulos são grátis. Os novos saem na mesma hora em todos os idiomas.',
      ongoing: 'Os três primeiros capítulos são grátis. Os mais novos indicam como ler.',
      completed: 'Os três primeiros capítulos são grátis pelo tempo que você quiser.',
    },
    nonAppearance: {
      hiatus: 'A série está em pausa. A história vai continuar.',
      completed: 'Esta história chegou à última página.',
      oneShot: 'Uma história completa em um capítulo.',
    },
  },
  rus: {
    viewingPeriod: {
      simulpub: 'Первые три главы бесплатны. Новые выходят одновременно на всех языках.',
      ongoing: 'Первые три главы бесплатны. У новых указано, как их можно прочесть.',
      completed: 'Первые три главы всегда бесплатны.',
    },
    nonAppearance: {
      hiatus: 'Автор отдыхает. История продолжится.',
      completed: 'Эта история дошла до последней страницы.',
      oneShot: 'Законченная история в одной главе.',
    },
  },
  tha: {
    viewingPeriod: {
      simulpub: 'สามตอนแรกอ่านฟรี ตอนใหม่ออกพร้อมกันทุกภาษา',
      ongoing: 'สามตอนแรกอ่านฟรี ตอนใหม่กว่านั้นจะบอกวิธีอ่านไว้',
      completed: 'สามตอนแรกอ่านฟรีได้นานเท่าที่ต้องการ',
    },
    nonAppearance: {
      hiatus: 'ผู้เขียนกำลังพัก เรื่องนี้จะกลับมา',
      completed: 'เรื่องนี้เดินทางมาถึงหน้าสุดท้ายแล้ว',
      oneShot: 'เรื่องสั้นจบในตอนเดียว',
    },
  },
  deu: {
    viewingPeriod: {
      simulpub: 'Die ersten drei Kapitel sind gratis. Neue erscheinen in allen Sprachen zur selben Stunde.',
      ongoing: 'Die ersten drei Kapitel sind gratis. Bei neueren steht, wie sie zu lesen sind.',
      completed: 'Die ersten drei Kapitel sind gratis, solange du willst.',
    },
    nonAppearance: {
      hiatus: 'Die Serie macht Pause. Die Geschichte geht weiter.',
      completed: 'Diese Geschichte ist auf ihrer letzten Seite angekommen.',
      oneShot: 'Eine ganze Geschichte in einem Kapitel.',
    },
  },
  vie: {
    viewingPeriod: {
      simulpub: 'Ba chương đầu miễn phí. Chương mới ra cùng giờ ở mọi ngôn ngữ.',
      ongoing: 'Ba chương đầu miễn phí. Các chương mới hơn có ghi cách đọc.',
      completed: 'Ba chương đầu miễn phí, không giới hạn thời gian.',
    },
    nonAppearance: {
      hiatus: 'Tác giả đang nghỉ ngơi. Câu chuyện sẽ tiếp tục.',
      completed: 'Câu chuyện này đã đến trang cuối.',
      oneShot: 'Một câu chuyện trọn vẹn trong một chương.',
    },
  },
};
