import { atomXml } from '@/lib/feeds/atom';
import { titleFeed } from '@/lib/feeds/title-feed';
import { pathId } from '@/lib/routes';
import { readTitle } from '@/lib/server/read-title';
import { serveDocument } from '@/lib/server/serve-document';
import { siteBase } from '@/lib/server/site-url';

export const dynamic = 'force-dynamic';

/** A title speaks its own language, whoever asks. */
const ANY_LANGUAGE = 'eng';

/** The newest chapters of the title that the file is named by. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const [, id = ''] = /^(\d+)\.atom$/.exec((await params).file) ?? [];
  return serveDocument(request, 'application/atom+xml; charset=utf-8', async () => {
    const titleId = pathId(id);
    const detail = titleId && (await readTitle(titleId, ANY_LANGUAGE));
    return detail ? atomXml(await titleFeed(detail, siteBase(request))) : undefined;
  });
}
