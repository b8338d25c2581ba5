import { sitemapIndexXml } from '@/lib/feeds/sitemap';
import { sitemapNames } from '@/lib/feeds/sitemap-parts';
import { routes } from '@/lib/routes';
import { readCatalogueParts } from '@/lib/server/read-catalogue';
import { serveDocument } from '@/lib/server/serve-document';
import { siteBase } from '@/lib/server/site-url';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return serveDocument(request, 'application/xml; charset=utf-8', async () => {
    const names = sitemapNames(await readCatalogueParts());
    const base = siteBase(request);
    return sitemapIndexXml(names.map((name) => base + routes.sitemapPart(name)));
  });
}
