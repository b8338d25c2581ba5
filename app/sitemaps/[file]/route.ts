import { sitemapXml, type SitemapEntry } from '@/lib/feeds/sitemap';
import { chapterEntry, pageEntries, titleEntry } from '@/lib/feeds/sitemap-entries';
import { parseSitemapName, type SitemapPart } from '@/lib/feeds/sitemap-parts';
import { readChapterPart, readTitlePart } from '@/lib/server/read-catalogue';
import { serveDocument } from '@/lib/server/serve-document';
import { siteBase } from '@/lib/server/site-url';

export const dynamic = 'force-dynamic';

const ENTRIES: Record<SitemapPart['kind'], (base: string, part: number) => Promise<SitemapEntry[] | undefined>> = {
  pages: (base) => Promise.resolve(pageEntries(base)),
  titles: async (base, part) => (await readTitlePart(part))?.map((title) => titleEntry(base, title)),
  chapters: async (base, part) => (await readChapterPart(part))?.map((chapter) => chapterEntry(base, chapter)),
};

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const named = parseSitemapName((await params).file);
  return serveDocument(request, 'application/xml; charset=utf-8', async () => {
    const entries = named && (await ENTRIES[named.kind](siteBase(request), named.part));
    return entries && sitemapXml(entries);
  });
}
