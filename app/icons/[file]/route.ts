import { appIcons } from '@/lib/seo/app-icons';
import { drawAppIcon } from '@/lib/seo/draw-app-icon';

export const dynamic = 'force-dynamic';

/** The product's icons, for browsers that install it. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const icon = appIcons.find(({ purpose, px }) => file === `${purpose}-${px}.png`);
  if (!icon) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await drawAppIcon(icon)), { headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=604800' } });
}
