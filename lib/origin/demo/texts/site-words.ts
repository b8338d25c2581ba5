import type { SiteWords } from '../../store/site-words';
import type { TextLanguage } from '../../texts/text-language';

/** What the demo's site says of itself. */
export const SITE_WORDS: Record<TextLanguage, SiteWords> = {
  eng: {
    tagline: 'Official manga, free in nine languages',
    description: 'Official manga, the day it comes out, in nine languages. Free.',
    section: 'Manga',
    list: 'Manga list',
    beta: {
      text: 'The ink here is still wet.',
      more: 'Tell us if a line is out of place.',
    },
    home: {
      title: 'New chapters today',
      description: 'Every new chapter of the day, official and free, in nine languages, as soon as it comes out.',
    },
    chapters: 'The first three chapters are free. Newer ones say how they may be read.',
  },
  esp: {
    tagline: 'Manga oficial y gratis en nueve idiomas',
    description: 'Manga oficial el mismo día en que sale, en nueve idiomas. Gratis.',
    section: 'Manga',
    list: 'Lista de mangas',
    beta: {
      text: 'Aquí la tinta aún está fresca.',
      more: '¿Ves una línea fuera de lugar? Avísanos.',
    },
    home: {
      title: 'Capítulos nuevos de hoy',
      description: 'Todos los capítulos nuevos del día, oficiales y gratis, en nueve idiomas. Léelos en cuanto salen.',
    },
    chapters: 'Los tres primeros capítulos son gratis. Los más nuevos indican cómo leerlos.',
  },
  fra: {
    tagline: 'Le manga officiel, gratuit, en neuf langues',
    description: 'Le manga officiel, le jour de sa sortie, en neuf langues. Gratuit.',
    section: 'Mangas',
    list: 'Liste des mangas',
    beta: {
      text: 'Ici, l’encre n’est pas encore sèche.',
      more: 'Un trait dépasse ? Dites-le-nous.',
    },
    home: {
      title: 'Les nouveaux chapitres du jour',
      description: 'Tous les nouveaux chapitres du jour, officiels et gratuits, en neuf langues, dès leur sortie.',
    },
    chapters: 'Les trois premiers chapitres sont gratuits. Les plus récents indiquent comment les lire.',
  },
  ind: {
    tagline: 'Manga resmi, gratis dalam sembilan bahasa',
    description: 'Manga resmi di hari terbitnya, dalam sembilan bahasa. Gratis.',
    section: 'Manga',
    list: 'Daftar manga',
    beta: {
      text: 'Tinta di sini masih basah.',
      more: 'Ada garis yang melenceng? Kabari kami.',
    },
    home: {
      title: 'Bab baru hari ini',
      description: 'Semua bab baru hari ini, resmi dan gratis, dalam sembilan bahasa, begitu terbit.',
    },
    chapters: 'Tiga bab pertama gratis. Pada bab yang lebih baru tertera cara membacanya.',
  },
  ptb: {
    tagline: 'Mangá oficial e de graça em nove idiomas',
    description: 'Mangá oficial no dia em que sai, em nove idiomas. De graça.',
    section: 'Mangás',
    list: 'Lista de mangás',
    beta: {
      text: 'Ainda estamos na arte-final.',
      more: 'Viu um traço fora do lugar? Conte para a gente.',
    },
    home: {
      title: 'Capítulos novos de hoje',
      description: 'Todos os capítulos novos do dia, oficiais e de graça, em nove idiomas, assim que saem.',
    },
    chapters: 'Os três primeiros capítulos são grátis. Os mais novos indicam como ler.',
  },
  rus: {
    tagline: 'Официальная манга бесплатно на девяти языках',
    description: 'Официальная манга в день выхода, на девяти языках. Бесплатно.',
    section: 'Манга',
    list: 'Список манги',
    beta: {
      text: 'Здесь ещё сохнут чернила.',
      more: 'Увидели кривую линию? Напишите нам.',
    },
    home: {
      title: 'Новые главы сегодня',
      description: 'Все новые главы дня, официально и бесплатно, на девяти языках, сразу после выхода.',
    },
    chapters: 'Первые три главы бесплатны. У новых указано, как их можно прочесть.',
  },
  tha: {
    tagline: 'มังงะลิขสิทธิ์แท้ อ่านฟรีเก้าภาษา',
    description: 'มังงะลิขสิทธิ์แท้ อ่านได้ตั้งแต่วันที่ออก มีให้เลือกเก้าภาษา อ่านฟรี',
    section: 'มังงะ',
    list: 'รายการมังงะ',
    beta: {
      text: 'เว็บโฉมใหม่ หมึกยังไม่แห้งดี',
      more: 'เจอเส้นไหนเบี้ยว บอกเราได้เลย',
    },
    home: {
      title: 'ตอนใหม่วันนี้',
      description: 'ตอนใหม่ทุกตอนของวันนี้ ลิขสิทธิ์แท้ อ่านฟรี มีให้เลือกเก้าภาษา อ่านได้ทันทีที่ออก',
    },
    chapters: 'สามตอนแรกอ่านฟรี ตอนใหม่กว่านั้นจะบอกวิธีอ่านไว้',
  },
  deu: {
    tagline: 'Offizielle Manga, gratis in neun Sprachen',
    description: 'Offizielle Manga noch am Erscheinungstag, in neun Sprachen. Gratis.',
    section: 'Manga',
    list: 'Mangaliste',
    beta: {
      text: 'Hier trocknet noch die Tusche.',
      more: 'Ein Strich sitzt schief? Sag uns Bescheid.',
    },
    home: {
      title: 'Neue Kapitel von heute',
      description: 'Alle neuen Kapitel des Tages, offiziell und gratis, in neun Sprachen, sobald sie erscheinen.',
    },
    chapters: 'Die ersten drei Kapitel sind gratis. Bei neueren steht, wie sie zu lesen sind.',
  },
  vie: {
    tagline: 'Manga bản quyền, đọc miễn phí bằng chín ngôn ngữ',
    description: 'Manga bản quyền, đọc ngay ngày phát hành, bằng chín ngôn ngữ. Miễn phí.',
    section: 'Manga',
    list: 'Danh sách manga',
    beta: {
      text: 'Bản mới này vẫn chưa ráo mực.',
      more: 'Thấy nét nào lệch, bạn báo chúng tôi nhé.',
    },
    home: {
      title: 'Chương mới hôm nay',
      description: 'Mọi chương mới trong ngày, có bản quyền và miễn phí, bằng chín ngôn ngữ, đọc được ngay khi vừa ra.',
    },
    chapters: 'Ba chương đầu miễn phí. Các chương mới hơn có ghi cách đọc.',
  },
};
