import { robotsTxt } from '@/lib/feeds/robots';
import { routes } from '@/lib/routes';
import { serveDocument } from '@/lib/server/serve-document';
import { siteBase } from '@/lib/server/site-url';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return serveDocument(request, 'text/plain; charset=utf-8', () =>
    Promise.resolve(robotsTxt(siteBase(request) + routes.sitemap())),
  );
}
