import type { LanguageCode } from '@/lib/wire/language-codes';
import { textLanguage, type TextLanguage } from '../texts/text-language';
import { allSeries } from './all-series';
import type { House } from './draw/cover/publisher';
import type { PublisherPicture } from './draw/picture';
import { publisherOf } from './publisher-of';
import { PUBLISHERS } from './texts/publisher-news';

type PublisherId = (typeof PUBLISHERS)[number]['id'];

const HOUSES: Record<PublisherId, { house: House; lines: Record<TextLanguage, string> }> = {
  1: {
    house: 'lampwick',
    lines: {
      eng: 'Stories for as long as the lamp burns',
      esp: 'Historias mientras dure la lámpara',
      fra: 'Des histoires tant que brûle la lampe',
      ind: 'Cerita selama lampu masih menyala',
      ptb: 'Histórias enquanto a lâmpada durar',
      rus: 'Истории, пока горит лампа',
      tha: 'เรื่องเล่าตราบที่ตะเกียงยังสว่าง',
      deu: 'Geschichten, solange die Lampe brennt',
      vie: 'Còn đèn sáng, còn chuyện kể',
    },
  },
  2: {
    house: 'tidewrack',
    lines: {
      eng: 'What the tide brings in, we print',
      esp: 'Imprimimos lo que trae la marea',
      fra: 'Ce que la marée apporte, nous l’imprimons',
      ind: 'Yang dibawa pasang, kami cetak',
      ptb: 'O que a maré traz, a gente imprime',
      rus: 'Что принесёт прилив, то и печатаем',
      tha: 'คลื่นพัดอะไรมา เราพิมพ์สิ่งนั้น',
      deu: 'Wir drucken, was die Flut bringt',
      vie: 'Thủy triều mang gì đến, chúng tôi in nấy',
    },
  },
};

const LEADS = 3;

/** The banner of an invented house in a language; undefined for a publisher that nobody drew. */
export function publisherPicture(publisherId: number, code: LanguageCode): PublisherPicture | undefined {
  const publisher = PUBLISHERS.find(({ id }) => id === publisherId);
  if (!publisher) return undefined;
  const { house, lines } = HOUSES[publisher.id];
  const popular = allSeries
    .filter(({ id }) => publisherOf(id) === publisherId)
    .sort((a, b) => b.popularity - a.popularity);
  return {
    kind: 'publisher',
    house,
    name: publisher.name,
    line: lines[textLanguage(code)],
    slugs: popular.slice(0, LEADS).map(({ slug }) => slug),
  };
}
