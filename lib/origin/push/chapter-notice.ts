import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Urls } from '../media/urls';
import { CHAPTER_NOTICES } from '../texts/chapter-notices';
import { textLanguage } from '../texts/text-language';

interface Released {
  chapter_id: number;
  title_id: number;
  titleName: string;
  chapterName: string;
  subTitle: string;
  /** Of who is told. */
  language: LanguageCode;
}

/** So long may a name be: a message has room for about 3,900 bytes. */
const NAME_MAX_LENGTH = 200;

/** What the worker in the browser shows: names, pictures, and the path of the viewer, which leads to the reader's own locale. */
export function chapterNotice(released: Released, urls: Pick<Urls, 'cover' | 'thumbnail'>): string {
  const { chapter_id, title_id, titleName, chapterName, subTitle, language } = released;
  return JSON.stringify({
    title: shortened(titleName),
    body: CHAPTER_NOTICES[textLanguage(language)]([chapterName, subTitle].filter(Boolean).map(shortened).join(' – ')),
    icon: urls.cover(title_id, 'square'),
    image: urls.thumbnail(chapter_id),
    path: `/viewer/${chapter_id}`,
    tag: `chapter-${chapter_id}`,
  });
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length > NAME_MAX_LENGTH ? `${letters.slice(0, NAME_MAX_LENGTH).join('')}…` : name;
}
