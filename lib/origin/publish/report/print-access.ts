import { accessAt } from '../../store/access-rules';
import { NO_END_AT } from '../../store/end-of-chapter';
import type { ChapterAccess } from '../../store/schema';
import { secondsOf } from '../apply/seconds-of';
import { opensAt } from '../opens-at';
import type { PublishedSeries } from '../publication';
import { count } from './count';

type Readable = {
  slug: string;
  facts: Pick<PublishedSeries['facts'], 'access' | 'languages'>;
  chapters: readonly Pick<PublishedSeries['chapters'][number], 'entry' | 'language'>[];
};
type Way = ChapterAccess | 'not-yet' | 'over';

/** How readers meet chapters, in the order in which a report counts them. */
const WORDS: Record<Way, string> = {
  free: 'free',
  'one-time-free': 'free once',
  ticket: 'with a ticket',
  subscription: 'for subscribers',
  app: 'only in the app',
  'not-yet': 'not open yet',
  over: 'closed',
};
/** The report lists at most this many series. */
const SERIES_MAX = 40;

/** What readers can open of a publication at `now` (seconds): all chapters counted by how they open, then each series of several that is not free throughout. */
export function printAccess(series: readonly Readable[], now: number): string {
  const ways = series.map((one) => waysOf(one, now));
  const limited = series.flatMap(({ slug }, index) =>
    series.length > 1 && ways[index]!.some((way) => way !== 'free') ? [`  ${slug}: ${tally(ways[index]!)}`] : [],
  );
  const rest = limited.length - SERIES_MAX;
  return [
    `Readers find ${tally(ways.flat())}`,
    ...limited.slice(0, SERIES_MAX),
    ...(rest > 0 ? [`  and ${count(rest, 'series', 'series')} more`] : []),
  ].join('\n');
}

/** How each chapter of a series opens. Each language has its own first and newest chapters. */
function waysOf({ facts, chapters }: Readable, now: number): Way[] {
  return Object.keys(facts.languages).flatMap((language) => {
    const ruled = chapters
      .filter((chapter) => chapter.language === language)
      .map(({ entry, language: spoken }) => ({
        own_access: entry.access ?? null,
        start_at: opensAt(entry, spoken),
        end_at: entry.end === undefined ? NO_END_AT : secondsOf(entry.end),
      }));
    return accessAt(ruled, facts.access, now).map((access, index): Way => {
      const { start_at, end_at } = ruled[index]!;
      return start_at > now ? 'not-yet' : end_at <= now ? 'over' : access;
    });
  });
}

function tally(ways: readonly Way[]): string {
  const counted = (Object.keys(WORDS) as Way[]).flatMap((way) => {
    const number = ways.filter((one) => one === way).length;
    return number > 0 ? [`${number.toLocaleString('en')} ${WORDS[way]}`] : [];
  });
  return [count(ways.length, 'chapter', 'chapters'), counted.join(', ')].filter(Boolean).join(': ');
}
