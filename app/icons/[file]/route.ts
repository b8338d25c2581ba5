import { appIcons, appleIcon } from '@/lib/seo/app-icons';
import { drawAppIcon } from '@/lib/seo/draw-app-icon';
import { drawFavicon } from '@/lib/seo/draw-favicon';
import { siteLogo } from '@/lib/server/site-logo';

export const dynamic = 'force-dynamic';

const KEPT = 'public, max-age=604800';
const FOREVER = 'public, max-age=31536000, immutable';
const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;

/** Opened by itself, a drawing of the operator's runs nothing and loads nothing. */
const SHOWN_ALONE = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox",
};

const picture = (bytes: Buffer | string, kind: keyof typeof TYPES, caching: string) =>
  new Response(typeof bytes === 'string' ? bytes : new Uint8Array(bytes), {
    headers: { 'Content-Type': TYPES[kind], 'Cache-Control': caching, ...(kind === 'svg' && SHOWN_ALONE) },
  });

/** The site's icons, for browsers that show or install it, and its logo. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const icon = [...appIcons, appleIcon].find(({ purpose, px }) => file === `${purpose}-${px}.png`);
  if (icon) return picture(await drawAppIcon(icon), 'png', KEPT);
  if (file === 'favicon.svg') return picture(await drawFavicon(), 'svg', KEPT);
  const logo = /^logo-[0-9a-f]{8}\.(svg|png)$/.test(file) ? await siteLogo() : undefined;
  if (!logo) return new Response(null, { status: 404 });
  // A page that was made before the logo changed shows the new one.
  return picture(logo.bytes, logo.kind, file === `logo-${logo.hash}.${logo.kind}` ? FOREVER : 'public, max-age=60');
}
