import { titleList } from '@/lib/feeds/opds/title-lists';
import { pathId } from '@/lib/routes';
import { readTitlePage } from '@/lib/server/read-catalogue';
import { readLanguages } from '@/lib/server/read-languages';

import { serveShelf } from '../../serve-shelf';

export const dynamic = 'force-dynamic';

const PAGE_LENGTH = 100;

export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('from');
  return serveShelf(request, (await params).locale, async (desk, language) => {
    const from = asked === null ? undefined : pathId(asked);
    if (asked !== null && from === undefined) return undefined;
    const [page, languages] = await Promise.all([
      readTitlePage({ from: from ?? 1, count: PAGE_LENGTH, language }),
      readLanguages(),
    ]);
    // Nothing begins beyond the last title.
    if (from !== undefined && page.entries.length === 0) return undefined;
    const total = languages.find((each) => each.language === language)?.titlesCount ?? 0;
    return titleList(page, { from, total }, desk);
  });
}
