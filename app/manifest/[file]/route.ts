import { isLocale } from '@/lib/i18n/locales';
import { webManifest } from '@/lib/seo/web-manifest';

export const dynamic = 'force-dynamic';

/** What a browser installs the site by, in the locale that the file is named by. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const [, locale] = /^([a-z]+)\.webmanifest$/.exec((await params).file) ?? [];
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return Response.json(await webManifest(locale), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });
}
