import 'server-only';

import { fetchLatestChapters } from '@/lib/api/latest-chapters';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import type { QuietHome } from '@/lib/domain/quiet-home';
import { limits } from '@/lib/limits';

import { readTitleList } from './read-title-list';
import { send } from './send';

const ALL = Object.keys(LANGUAGES) as Language[];

async function read(language: Language, languages: readonly Language[]): Promise<QuietHome> {
  const [latest, ...lists] = await Promise.all([
    fetchLatestChapters(send, languages).catch(() => []),
    ...(['serializing', 'completed', 'one-shot'] as const).map((type) =>
      readTitleList(type, language, languages).then(
        ({ series }) => series,
        () => [],
      ),
    ),
  ]);
  return {
    latest: latest.slice(0, limits.quietHomeChapters),
    series: lists.flat().slice(0, limits.quietHomeSeries),
  };
}

/**
 * What home shows when no chapter came out in the last days: of the reader's languages, or of all where there is nothing in those. A part that the origin does not answer stays
 * empty.
 */
export async function readQuietHome(language: Language, languages: readonly Language[]): Promise<QuietHome> {
  const own = await read(language, languages);
  return own.latest.length + own.series.length > 0 ? own : read(language, ALL);
}
