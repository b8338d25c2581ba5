import { LANGUAGES, type Language } from '@/lib/domain/language';
import { atomXml } from '@/lib/feeds/atom';
import { updatesFeed } from '@/lib/feeds/updates-feed';
import { readLatestChapters } from '@/lib/server/read-latest-chapters';
import { serveDocument } from '@/lib/server/serve-document';
import { siteBase } from '@/lib/server/site-url';

export const dynamic = 'force-dynamic';

/** The last chapters in the language that the file is named by. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const [, code = ''] = /^([a-z]+)\.atom$/.exec((await params).file) ?? [];
  return serveDocument(request, 'application/atom+xml; charset=utf-8', async () => {
    if (!Object.hasOwn(LANGUAGES, code)) return undefined;
    const language = code as Language;
    return atomXml(await updatesFeed(await readLatestChapters(language), language, siteBase(request)));
  });
}
