import type { LanguageCode } from '@/lib/wire/language-codes';
import type { TagSlug } from './series-facts';

/** The languages the demo publishes in. */
export type DemoLanguage = Exclude<LanguageCode, 'ita'>;

/** Names of the genre tags, by slug and language. */
export const tagNames: Record<TagSlug, Record<DemoLanguage, string>> = {
  action: {
    eng: 'Action', esp: 'Acción', fra: 'Action', ind: 'Aksi', ptb: 'Ação', rus: 'Экшен', tha: 'แอ็กชัน', deu: 'Action', vie: 'Hành động',
  },
  adventure: {
    eng: 'Adventure', esp: 'Aventura', fra: 'Aventure', ind: 'Petualangan', ptb: 'Aventura', rus: 'Приключения', tha: 'ผจญภัย', deu: 'Abenteuer', vie: 'Phiêu lưu',
  },
  comedy: {
    eng: 'Comedy', esp: 'Comedia', fra: 'Comédie', ind: 'Komedi', ptb: 'Comédia', rus: 'Комедия', tha: 'ตลก', deu: 'Komödie', vie: 'Hài hước',
  },
  drama: {
    eng: 'Drama', esp: 'Drama', fra: 'Drame', ind: 'Drama', ptb: 'Drama', rus: 'Драма', tha: 'ดราม่า', deu: 'Drama', vie: 'Chính kịch',
  },
  family: {
    eng: 'Family', esp: 'Familia', fra: 'Famille', ind: 'Keluarga', ptb: 'Família', rus: 'Семья', tha: 'ครอบครัว', deu: 'Familie', vie: 'Gia đình',
  },
  fantasy: {
    eng: 'Fantasy', esp: 'Fantasía', fra: 'Fantasy', ind: 'Fantasi', ptb: 'Fantasia', rus: 'Фэнтези', tha: 'แฟนตาซี', deu: 'Fantasy', vie: 'Giả tưởng',
  },
  food: {
    eng: 'Food', esp: 'Cocina', fra: 'Cuisine', ind: 'Kuliner', ptb: 'Culinária', rus: 'Кулинария', tha: 'อาหาร', deu: 'Kulinarik', vie: 'Ẩm thực',
  },
  history: {
    eng: 'History', esp: 'Historia', fra: 'Histoire', ind: 'Sejarah', ptb: 'História', rus: 'История', tha: 'ประวัติศาสตร์', deu: 'Geschichte', vie: 'Lịch sử',
  },
  horror: {
    eng: 'Horror', esp: 'Terror', fra: 'Horreur', ind: 'Horor', ptb: 'Terror', rus: 'Ужасы', tha: 'สยองขวัญ', deu: 'Horror', vie: 'Kinh dị',
  },
  mystery: {
    eng: 'Mystery', esp: 'Misterio', fra: 'Mystère', ind: 'Misteri', ptb: 'Mistério', rus: 'Детектив', tha: 'ลึกลับ', deu: 'Mystery', vie: 'Bí ẩn',
  },
  romance: {
    eng: 'Romance', esp: 'Romance', fra: 'Romance', ind: 'Romansa', ptb: 'Romance', rus: 'Романтика', tha: 'โรแมนติก', deu: 'Romance', vie: 'Lãng mạn',
  },
  school: {
    eng: 'School', esp: 'Vida escolar', fra: 'Vie scolaire', ind: 'Sekolah', ptb: 'Vida escolar', rus: 'Школа', tha: 'ชีวิตในโรงเรียน', deu: 'Schule', vie: 'Học đường',
  },
  'science-fiction': {
    eng: 'Science fiction', esp: 'Ciencia ficción', fra: 'Science-fiction', ind: 'Fiksi ilmiah', ptb: 'Ficção científica', rus: 'Фантастика', tha: 'ไซไฟ', deu: 'Science-Fiction', vie: 'Khoa học viễn tưởng',
  },
  'slice-of-life': {
    eng: 'Slice of life', esp: 'Vida cotidiana', fra: 'Tranche de vie', ind: 'Keseharian', ptb: 'Cotidiano', rus: 'Повседневность', tha: 'ชีวิตประจำวัน', deu: 'Alltag', vie: 'Đời thường',
  },
  sport: {
    eng: 'Sport', esp: 'Deportes', fra: 'Sport', ind: 'Olahraga', ptb: 'Esportes', rus: 'Спорт', tha: 'กีฬา', deu: 'Sport', vie: 'Thể thao',
  },
  supernatural: {
    eng: 'Supernatural', esp: 'Sobrenatural', fra: 'Surnaturel', ind: 'Supernatural', ptb: 'Sobrenatural', rus: 'Мистика', tha: 'เหนือธรรมชาติ', deu: 'Übernatürliches', vie: 'Siêu nhiên',
  },
  work: {
    eng: 'Work life', esp: 'Trabajo', fra: 'Monde du travail', ind: 'Dunia kerja', ptb: 'Trabalho', rus: 'Работа', tha: 'ชีวิตทำงาน', deu: 'Arbeitswelt', vie: 'Công sở',
  },
  animals: {
    eng: 'Animals', esp: 'Animales', fra: 'Animaux', ind: 'Hewan', ptb: 'Animais', rus: 'Животные', tha: 'สัตว์', deu: 'Tiere', vie: 'Động vật',
  },
  'one-shot': {
    eng: 'One-shot', esp: 'One-shot', fra: 'One-shot', ind: 'One-shot', ptb: 'One-shot', rus: 'Ваншот', tha: 'ตอนเดียวจบ', deu: 'One-Shot', vie: 'Oneshot',
  },
};
