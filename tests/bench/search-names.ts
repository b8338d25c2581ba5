import type { Language } from '@/lib/domain/language';
import type { Series } from '@/lib/domain/series';
import { pick } from './spread';
import { seriesName } from './words';

const LANGUAGES: readonly Language[] = ['eng', 'esp', 'vie', 'rus', 'tha', 'deu'];

/** Names with marks, and names in other alphabets, as a real catalogue has them. */
const OTHERS: Partial<Record<Language, readonly string[]>> = {
  esp: ['El último tranvía', 'La señora del río', 'Mañana en el jardín', 'Corazón de papel', 'Ferri de las seis'],
  vie: ['Đường về nhà', 'Tiệm bánh lúc nửa đêm', 'Mưa trên phố nhỏ', 'Cô gái và con mèo đen', 'Chuyến phà sáu giờ'],
  rus: ['Ёлка в полночь', 'Последний трамвай', 'Девять жизней пекарни', 'Бумажная корона', 'Паром в шесть'],
  tha: ['เรือข้ามฟากหกโมง', 'ผีเสื้อยามเที่ยงคืน', 'แม่น้ำสายสุดท้าย', 'แมวชื่อวันจันทร์', 'มงกุฎกระดาษ'],
  deu: ['Straßenfuchs', 'Die letzte Fähre', 'Größer als der Mond', 'Mädchen im Süßwarenladen', 'Träume aus Papier'],
};
const AUTHORS = [
  'Suzu Arakida',
  'Tobias Endō',
  'Delroy Imai',
  'Hana Lindqvist-Mori',
  'Perpetua Sáenz',
  'Bảo Trần',
  'Оскар Фуйдзи',
  'นารา สุขใจ',
  'Niko Varga-Ito',
  'Øyvind Kō',
];

/** A catalogue of so many titles, three of each series, always the same. */
export function namedCatalogue(titles: number): Pick<Series, 'titles'>[] {
  const languagesOf = (place: number) => [
    LANGUAGES[0]!,
    ...[1, 2].map((step) => LANGUAGES[1 + ((place + step * 2) % (LANGUAGES.length - 1))]!),
  ];
  return Array.from({ length: Math.ceil(titles / 3) }, (_, place) => ({
    titles: languagesOf(place)
      .slice(0, Math.min(3, titles - place * 3))
      .map((language, index) => ({
        id: place * 10 + index,
        name: OTHERS[language] ? `${pick(OTHERS[language], place, language)} ${1 + (place % 97)}` : seriesName(place),
        author: pick(AUTHORS, place, 'author'),
        language,
        portraitImageUrl: '',
        landscapeImageUrl: '',
        favoriteImageUrl: '',
        viewCount: 0,
        updateStatus: 'none' as const,
      })),
  }));
}
