import { pick } from './spread';

const FIRST = [
  'Amber',
  'Brass',
  'Cedar',
  'Distant',
  'Eleventh',
  'Folded',
  'Glass',
  'Hollow',
  'Iron',
  'Juniper',
  'Kindled',
  'Lower',
  'Midnight',
  'Northern',
  'Orchard',
  'Paper',
  'Quiet',
  'Rainy',
  'Silver',
  'Third',
  'Umber',
  'Velvet',
  'Winter',
  'Yellow',
];
const SECOND = [
  'Almanac',
  'Bridge',
  'Courier',
  'Dormitory',
  'Engine',
  'Ferry',
  'Garden',
  'Harbour',
  'Island',
  'Jury',
  'Kitchen',
  'Ladder',
  'Mill',
  'Notebook',
  'Observatory',
  'Pharmacy',
  'Quarry',
  'Railway',
  'Station',
  'Tailor',
  'Umbrella',
  'Valley',
  'Workshop',
  'Yard',
];
const OF = ['at Dawn', 'for Two', 'in Bloom', 'of Salt', 'on Stilts', 'under Snow', 'without End', 'by the Sea'];

/** A name of three words. */
export function seriesName(place: number): string {
  return `${pick(FIRST, place, 'first')} ${pick(SECOND, place, 'second')} ${pick(OF, place, 'of')}`;
}

/** So many words in a row. */
export function sentence(place: number, length: number): string {
  const words = Array.from({ length }, (_, index) =>
    pick(index % 2 === 0 ? FIRST : SECOND, place + index, `word ${index}`),
  );
  return `${words.join(' ')}.`;
}
