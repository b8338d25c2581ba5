import { foundList } from '@/lib/feeds/opds/title-lists';
import { readFoundTitles } from '@/lib/server/read-found-titles';

import { serveShelf } from '../../serve-shelf';

export const dynamic = 'force-dynamic';

const FOUND_MAX = 100;

export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const keyword = (new URL(request.url).searchParams.get('query') ?? '').trim();
  return serveShelf(request, (await params).locale, async (desk, language) => {
    const series = keyword ? await readFoundTitles(keyword, language, [language]) : [];
    return foundList(keyword, series.flatMap(({ titles }) => titles).slice(0, FOUND_MAX), desk);
  });
}
