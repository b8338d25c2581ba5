import { root } from '@/lib/feeds/opds/root';
import { newest } from '@/lib/feeds/opds/updates-shelf';
import { readSiteWords } from '@/lib/server/read-site-words';

import { readReleases } from '../read-releases';
import { serveShelf } from '../serve-shelf';

export const dynamic = 'force-dynamic';

const RELEASES = 50;
const SHOWN = 12;

export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  return serveShelf(request, (await params).locale, async (desk, language) => {
    const { releases, isPlain } = await readReleases(language, RELEASES);
    const { description } = await readSiteWords(desk.locale);
    return root(newest(releases, isPlain, desk).slice(0, SHOWN), desk, description);
  });
}
