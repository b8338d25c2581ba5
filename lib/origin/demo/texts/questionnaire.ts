import { tagNames } from '../tags';
import type { TagSlug } from '../series-facts';
import type { TextLanguage } from '../../texts/text-language';

export type QuestionKey = 'often' | 'genres' | 'found' | 'when' | 'wish' | 'age';

/** In the order they are asked. One choice is a radio, more are boxes with that limit. */
export const QUESTIONS: readonly {
  key: QuestionKey;
  numberOfChoices: number;
  hideFreeform: boolean;
  canSkip: boolean;
}[] = [
  { key: 'often', numberOfChoices: 1, hideFreeform: true, canSkip: false },
  { key: 'genres', numberOfChoices: 3, hideFreeform: false, canSkip: false },
  { key: 'found', numberOfChoices: 1, hideFreeform: false, canSkip: false },
  { key: 'when', numberOfChoices: 2, hideFreeform: true, canSkip: true },
  { key: 'wish', numberOfChoices: 2, hideFreeform: false, canSkip: true },
  { key: 'age', numberOfChoices: 1, hideFreeform: true, canSkip: true },
];

export interface QuestionnaireText {
  subject: string;
  /** Label of the option that opens a free text. */
  other: string;
  questions: Record<QuestionKey, { description: string; selection: readonly string[] }>;
}

const GENRES = [
  'mystery',
  'romance',
  'sport',
  'fantasy',
  'comedy',
  'science-fiction',
  'horror',
  'slice-of-life',
] as const satisfies readonly TagSlug[];

/** Genres to choose from, called as their tags are. */
const genresIn = (language: TextLanguage) => GENRES.map((slug) => tagNames[slug][language]);

export const QUESTIONNAIRE_TEXTS: Record<TextLanguage, QuestionnaireText> = {
  eng: {
    subject: 'Six questions about reading',
    other: 'Something else',
    questions: {
      often: {
        description: 'How often do you read here?',
        selection: ['Every day', 'A few times a week', 'Once a week', 'Now and then', 'This is my first visit'],
      },
      genres: { description: 'What do you like best?', selection: genresIn('eng') },
      found: {
        description: 'How did you find us?',
        selection: ['A friend', 'A search engine', 'A link somebody shared', 'A bookshop'],
      },
      when: {
        description: 'When do you read?',
        selection: ['In the morning', 'On the way', 'At lunch', 'In the evening', 'In bed'],
      },
      wish: {
        description: 'What should we make better first?',
        selection: ['The viewer', 'Search', 'More languages', 'More free chapters'],
      },
      age: {
        description: 'How old are you?',
        selection: ['Under 13', '13 to 17', '18 to 24', '25 to 39', '40 or over'],
      },
    },
  },
  esp: {
    subject: 'Seis preguntas sobre la lectura',
    other: 'Otra respuesta',
    questions: {
      often: {
        description: '¿Con qué frecuencia lees aquí?',
        selection: [
          'Todos los días',
          'Varias veces por semana',
          'Una vez por semana',
          'De vez en cuando',
          'Es mi primera visita',
        ],
      },
      genres: { description: '¿Qué te gusta más?', selection: genresIn('esp') },
      found: {
        description: '¿Cómo nos encontraste?',
        selection: ['Por amigos', 'Por un buscador', 'Por un enlace compartido', 'En una librería'],
      },
      when: {
        description: '¿Cuándo lees?',
        selection: ['Por la mañana', 'De camino', 'A la hora de comer', 'Por la noche', 'En la cama'],
      },
      wish: {
        description: '¿Qué deberíamos mejorar primero?',
        selection: ['El visor', 'La búsqueda', 'Más idiomas', 'Más capítulos gratis'],
      },
      age: {
        description: '¿Cuántos años tienes?',
        selection: ['Menos de 13', 'De 13 a 17', 'De 18 a 24', 'De 25 a 39', '40 o más'],
      },
    },
  },
  fra: {
    subject: 'Six questions sur la lecture',
    other: 'Autre chose',
    questions: {
      often: {
        description: 'À quelle fréquence lisez-vous ici ?',
        selection: [
          'Tous les jours',
          'Plusieurs fois par semaine',
          'Une fois par semaine',
          'De temps en temps',
          'C’est ma première visite',
        ],
      },
      genres: { description: 'Que préférez-vous ?', selection: genresIn('fra') },
      found: {
        description: 'Comment avez-vous découvert le site ?',
        selection: ['Par une connaissance', 'Par un moteur de recherche', 'Par un lien partagé', 'Dans une librairie'],
      },
      when: { description: 'Quand lisez-vous ?', selection: ['Le matin', 'En route', 'À midi', 'Le soir', 'Au lit'] },
      wish: {
        description: 'Que devrions-nous améliorer en premier ?',
        selection: ['La lecture', 'La recherche', 'Plus de langues', 'Plus de chapitres gratuits'],
      },
      age: {
        description: 'Quel âge avez-vous ?',
        selection: ['Moins de 13 ans', '13 à 17 ans', '18 à 24 ans', '25 à 39 ans', '40 ans ou plus'],
      },
    },
  },
  ind: {
    subject: 'Enam pertanyaan tentang membaca',
    other: 'Lainnya',
    questions: {
      often: {
        description: 'Seberapa sering kamu membaca di sini?',
        selection: ['Setiap hari', 'Beberapa kali seminggu', 'Seminggu sekali', 'Kadang-kadang', 'Baru pertama kali'],
      },
      genres: { description: 'Apa yang paling kamu suka?', selection: genresIn('ind') },
      found: {
        description: 'Dari mana kamu tahu kami?',
        selection: ['Teman', 'Mesin pencari', 'Tautan yang dibagikan', 'Toko buku'],
      },
      when: {
        description: 'Kapan kamu membaca?',
        selection: ['Pagi hari', 'Di perjalanan', 'Saat makan siang', 'Malam hari', 'Di tempat tidur'],
      },
      wish: {
        description: 'Apa yang perlu kami benahi dulu?',
        selection: ['Layar baca', 'Pencarian', 'Lebih banyak bahasa', 'Lebih banyak bab gratis'],
      },
      age: {
        description: 'Berapa umurmu?',
        selection: ['Di bawah 13', '13–17 tahun', '18–24 tahun', '25–39 tahun', '40 ke atas'],
      },
    },
  },
  ptb: {
    subject: 'Seis perguntas sobre leitura',
    other: 'Outra resposta',
    questions: {
      often: {
        description: 'Com que frequência você lê aqui?',
        selection: [
          'Todo dia',
          'Algumas vezes por semana',
          'Uma vez por semana',
          'De vez em quando',
          'É minha primeira visita',
        ],
      },
      genres: { description: 'Do que você mais gosta?', selection: genresIn('ptb') },
      found: {
        description: 'Como você nos encontrou?',
        selection: ['Por amigos', 'Num buscador', 'Num link compartilhado', 'Numa livraria'],
      },
      when: {
        description: 'Quando você lê?',
        selection: ['De manhã', 'No caminho', 'No almoço', 'À noite', 'Na cama'],
      },
      wish: {
        description: 'O que devemos melhorar primeiro?',
        selection: ['A tela de leitura', 'A busca', 'Mais idiomas', 'Mais capítulos grátis'],
      },
      age: {
        description: 'Qual é a sua idade?',
        selection: ['Menos de 13', '13 a 17', '18 a 24', '25 a 39', '40 ou mais'],
      },
    },
  },
  rus: {
    subject: 'Шесть вопросов о чтении',
    other: 'Другое',
    questions: {
      often: {
        description: 'Как часто вы здесь читаете?',
        selection: ['Каждый день', 'Несколько раз в неделю', 'Раз в неделю', 'Иногда', 'Я здесь впервые'],
      },
      genres: { description: 'Что вы любите больше всего?', selection: genresIn('rus') },
      found: {
        description: 'Как вы о нас узнали?',
        selection: ['От друзей', 'Через поиск', 'По чьей-то ссылке', 'В книжном магазине'],
      },
      when: { description: 'Когда вы читаете?', selection: ['Утром', 'В дороге', 'В обед', 'Вечером', 'В постели'] },
      wish: {
        description: 'Что нам улучшить в первую очередь?',
        selection: ['Просмотр страниц', 'Поиск', 'Больше языков', 'Больше бесплатных глав'],
      },
      age: { description: 'Сколько вам лет?', selection: ['Младше 13', '13–17', '18–24', '25–39', '40 и старше'] },
    },
  },
  tha: {
    subject: 'หกคำถามเรื่องการอ่าน',
    other: 'อื่น ๆ',
    questions: {
      often: {
        description: 'คุณอ่านที่นี่บ่อยแค่ไหน',
        selection: ['ทุกวัน', 'สัปดาห์ละหลายครั้ง', 'สัปดาห์ละครั้ง', 'นาน ๆ ที', 'มาครั้งแรก'],
      },
      genres: { description: 'คุณชอบแนวไหนที่สุด', selection: genresIn('tha') },
      found: { description: 'คุณรู้จักเราจากไหน', selection: ['เพื่อน', 'เว็บค้นหา', 'ลิงก์ที่มีคนแชร์', 'ร้านหนังสือ'] },
      when: { description: 'คุณอ่านเวลาไหน', selection: ['ช่วงเช้า', 'ระหว่างเดินทาง', 'ช่วงพักเที่ยง', 'ช่วงค่ำ', 'บนเตียง'] },
      wish: { description: 'เราควรปรับปรุงอะไรก่อน', selection: ['หน้าอ่าน', 'การค้นหา', 'เพิ่มภาษา', 'เพิ่มตอนอ่านฟรี'] },
      age: { description: 'คุณอายุเท่าไร', selection: ['ต่ำกว่า 13 ปี', '13–17 ปี', '18–24 ปี', '25–39 ปี', '40 ปีขึ้นไป'] },
    },
  },
  deu: {
    subject: 'Sechs Fragen zum Lesen',
    other: 'Etwas anderes',
    questions: {
      often: {
        description: 'Wie oft liest du hier?',
        selection: ['Jeden Tag', 'Mehrmals pro Woche', 'Einmal pro Woche', 'Ab und zu', 'Ich bin zum ersten Mal hier'],
      },
      genres: { description: 'Was magst du am liebsten?', selection: genresIn('deu') },
      found: {
        description: 'Wie hast du uns gefunden?',
        selection: ['Durch Freunde', 'Über eine Suchmaschine', 'Über einen geteilten Link', 'In einer Buchhandlung'],
      },
      when: { description: 'Wann liest du?', selection: ['Morgens', 'Unterwegs', 'Mittags', 'Abends', 'Im Bett'] },
      wish: {
        description: 'Was sollen wir zuerst verbessern?',
        selection: ['Die Leseansicht', 'Die Suche', 'Mehr Sprachen', 'Mehr Gratiskapitel'],
      },
      age: {
        description: 'Wie alt bist du?',
        selection: ['Unter 13', '13 bis 17', '18 bis 24', '25 bis 39', '40 oder älter'],
      },
    },
  },
  vie: {
    subject: 'Sáu câu hỏi về việc đọc',
    other: 'Khác',
    questions: {
      often: {
        description: 'Bạn đọc ở đây thường xuyên không?',
        selection: ['Mỗi ngày', 'Vài lần một tuần', 'Mỗi tuần một lần', 'Thỉnh thoảng', 'Đây là lần đầu'],
      },
      genres: { description: 'Bạn thích thể loại nào nhất?', selection: genresIn('vie') },
      found: {
        description: 'Bạn biết đến chúng tôi từ đâu?',
        selection: ['Bạn bè', 'Công cụ tìm kiếm', 'Đường dẫn được chia sẻ', 'Hiệu sách'],
      },
      when: {
        description: 'Bạn đọc lúc nào?',
        selection: ['Buổi sáng', 'Trên đường đi', 'Giờ nghỉ trưa', 'Buổi tối', 'Trên giường'],
      },
      wish: {
        description: 'Chúng tôi nên cải thiện gì trước?',
        selection: ['Trình đọc', 'Tìm kiếm', 'Thêm ngôn ngữ', 'Thêm chương miễn phí'],
      },
      age: {
        description: 'Bạn bao nhiêu tuổi?',
        selection: ['Dưới 13', '13–17 tuổi', '18–24 tuổi', '25–39 tuổi', 'Từ 40 trở lên'],
      },
    },
  },
};
