import { QUALITIES } from '../../media/picture-sizes';
import type { Notice } from '../notice';
import type { PublishedSeries } from '../publication';

/** So many chapters are named. */
const NAMED_MAX = 3;

/** One notice a series, listing the chapters whose median page is narrower than the `high` quality: such pages look blurred. */
export function smallNotices({ slug, chapters }: Pick<PublishedSeries, 'slug' | 'chapters'>): Notice[] {
  const small = chapters.flatMap(({ file, form, pages }) => {
    const kind = form === 'strip' ? 'slice' : 'single';
    const widths = pages.map(({ maxWidth = Infinity }) => maxWidth).sort((a, b) => a - b);
    const common = widths[Math.floor(widths.length / 2)]!;
    return common < QUALITIES.high[kind] ? [{ file, width: common, shown: QUALITIES.super_high[kind] }] : [];
  });
  if (small.length === 0) return [];
  const [least, most] = [Math.min(...small.map(({ width }) => width)), Math.max(...small.map(({ width }) => width))];
  const shown = Math.max(...small.map((one) => one.shown));
  const names = small.slice(0, NAMED_MAX).map(({ file }) => file.slice(slug.length + 1));
  const more = small.length > NAMED_MAX ? ` and ${small.length - NAMED_MAX} more chapters` : '';
  const range = least === most ? `${least}` : `${least} to ${most}`;
  return [
    {
      file: slug,
      message: `Pages of ${names.join(', ')}${more} are ${range} px wide. Pages are never enlarged, and readers’ screens show up to ${shown.toLocaleString('en')} px: wider files would look sharper.`,
    },
  ];
}
