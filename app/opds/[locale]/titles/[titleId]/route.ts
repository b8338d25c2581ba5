import { chapterPage, titleShelf } from '@/lib/feeds/opds/title-shelf';
import { pathId } from '@/lib/routes';
import { readPlainChapters } from '@/lib/server/read-plain-chapters';
import { readTitle } from '@/lib/server/read-title';

import { serveShelf } from '../../../serve-shelf';

export const dynamic = 'force-dynamic';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ locale: string; titleId: string }> },
): Promise<Response> {
  const { locale, titleId } = await params;
  const asked = new URL(request.url).searchParams.get('page') ?? '1';
  return serveShelf(request, locale, async (desk, language) => {
    const [id, page] = [pathId(titleId), pathId(asked)];
    const detail = id && page ? await readTitle(id, language) : undefined;
    const found = detail && page && chapterPage(detail, page);
    if (!found) return undefined;
    const isPlain = await readPlainChapters(
      found.chapters.filter(({ access }) => access === 'free').map(({ id: chapterId }) => chapterId),
    );
    return titleShelf({ detail, page, isPlain }, desk);
  });
}
