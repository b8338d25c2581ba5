import { manifest } from '@/lib/feeds/opds/manifest';
import { DIVINA_TYPE } from '@/lib/feeds/opds/opds-feed';
import { serveDocument } from '@/lib/server/serve-document';
import { siteBase } from '@/lib/server/site-url';

import { readOpenChapter } from '../../../read-open-chapter';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: { params: Promise<{ chapterId: string }> }): Promise<Response> {
  const { chapterId } = await params;
  return serveDocument(request, DIVINA_TYPE, async () => {
    const view = await readOpenChapter(chapterId);
    const found = view && manifest(view, siteBase(request));
    return found && JSON.stringify(found);
  });
}
