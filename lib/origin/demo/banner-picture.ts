import type { SeriesStatus } from '../store/schema';
import type { LanguageCode } from '@/lib/wire/language-codes';
import type { BannerPicture } from './draw/picture';
import { BANNER_FLAGS, type BannerFlag } from './texts/banner-flags';
import { BANNER_QUOTES } from './texts/banner-quotes';
import { textLanguage } from '../texts/text-language';

/** Only what stays true: the picture is kept for a year. */
const FLAGS: Record<SeriesStatus, readonly (BannerFlag | undefined)[]> = {
  ongoing: ['readers-choice', 'from-chapter-one', undefined],
  hiatus: ['from-chapter-one'],
  completed: ['completed'],
  'one-shot': [undefined],
};

interface Advertised {
  name: string;
  language: LanguageCode;
  series: { id: number; slug: string; status: SeriesStatus };
}

/** The banner of a title in its language, with a line from it and a flag. */
export function bannerPicture(
  { name, language: code, series }: Advertised,
  { width, height }: BannerPicture['size'],
): BannerPicture {
  const language = textLanguage(code);
  const flags = FLAGS[series.status];
  const flag = flags[series.id % flags.length];
  return {
    kind: 'banner',
    slug: series.slug,
    name,
    quote: BANNER_QUOTES[series.slug]?.[language],
    flag: flag && BANNER_FLAGS[language][flag],
    size: { width, height },
  };
}
