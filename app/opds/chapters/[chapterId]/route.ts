import { publishedChapter } from '@/lib/feeds/opds/manifest';
import { PUBLICATION_TYPE } from '@/lib/feeds/opds/opds-feed';
import { publication } from '@/lib/feeds/opds/publication';
import { serveDocument } from '@/lib/server/serve-document';
import { siteBase } from '@/lib/server/site-url';

import { readOpenChapter } from '../../read-open-chapter';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: { params: Promise<{ chapterId: string }> }): Promise<Response> {
  const { chapterId } = await params;
  return serveDocument(request, PUBLICATION_TYPE, async () => {
    const view = await readOpenChapter(chapterId);
    const chapter = view && publishedChapter(view);
    return chapter && JSON.stringify(publication(chapter, siteBase(request)));
  });
}
