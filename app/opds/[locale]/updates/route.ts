import { updatesShelf } from '@/lib/feeds/opds/updates-shelf';
import { limits } from '@/lib/limits';

import { readReleases } from '../../read-releases';
import { serveShelf } from '../../serve-shelf';

export const dynamic = 'force-dynamic';

const RELEASES = limits.latestChaptersMax;

export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  return serveShelf(request, (await params).locale, async (desk, language) => {
    const { releases, isPlain } = await readReleases(language, RELEASES);
    return updatesShelf(releases, isPlain, desk);
  });
}
