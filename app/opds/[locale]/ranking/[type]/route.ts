import type { RankingType } from '@/lib/domain/ranking';
import { rankingList } from '@/lib/feeds/opds/title-lists';
import { limits } from '@/lib/limits';
import { readRanking } from '@/lib/server/read-ranking';

import { serveShelf } from '../../../serve-shelf';

export const dynamic = 'force-dynamic';

const TYPES: readonly RankingType[] = ['hottest', 'trending', 'completed'];

export async function GET(
  request: Request,
  { params }: { params: Promise<{ locale: string; type: string }> },
): Promise<Response> {
  const { locale, type: asked } = await params;
  return serveShelf(request, locale, async (desk, language) => {
    const type = TYPES.find((each) => each === asked);
    if (!type) return undefined;
    const { series } = await readRanking(type, language, [language]);
    const titles = series.flatMap((each) => each.titles.filter((title) => title.language === language));
    return rankingList(type, titles.slice(0, limits.rankingPageEntries), desk);
  });
}
