import type { LanguageCode } from '@/lib/wire/language-codes';
import { textLanguage, type TextLanguage } from '../texts/text-language';
import type { PopupPurpose } from './draw/cover/popup';
import type { PopupPicture } from './draw/picture';
import { BANNER_QUOTES } from './texts/banner-quotes';

const FREE: Record<TextLanguage, string> = {
  eng: 'Chapter one is free',
  esp: 'El capítulo 1 es gratis',
  fra: 'Chapitre 1 gratuit',
  ind: 'Bab pertama gratis',
  ptb: 'O capítulo 1 é grátis',
  rus: 'Первая глава бесплатно',
  tha: 'ตอนแรกอ่านฟรี',
  deu: 'Kapitel 1 ist gratis',
  vie: 'Chương 1 miễn phí',
};

const FILM: Record<TextLanguage, string> = {
  eng: 'One short film, one chapter',
  esp: 'Un video corto, un capítulo',
  fra: 'Une courte vidéo, un chapitre',
  ind: 'Satu video singkat, satu bab',
  ptb: 'Um vídeo curto, um capítulo',
  rus: 'Короткий ролик — и глава ваша',
  tha: 'ดูหนึ่งคลิป อ่านได้หนึ่งตอน',
  deu: 'Ein kurzes Video, ein Kapitel',
  vie: 'Một video, một chương',
};

const CALLS: Record<PopupPurpose, Record<TextLanguage, string>> = { poster: FREE, invitation: FREE, reward: FILM };

interface Advertised {
  name: string;
  language: LanguageCode;
  series: { slug: string };
}

/** The picture of a popup about a title, with its words in the title's language. */
export function popupPicture(
  { name, language: code, series: { slug } }: Advertised,
  purpose: PopupPurpose,
): PopupPicture {
  const language = textLanguage(code);
  return { kind: 'popup', slug, purpose, name, call: CALLS[purpose][language], quote: BANNER_QUOTES[slug]?.[language] };
}
