import { limits } from '@/lib/limits';
import { TooManyCards } from '@/lib/seo/cards/card-shelf';
import { readCard } from '@/lib/seo/cards/read-card';
import { tellFailure } from '@/lib/server/front/tell-failure';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ kind: string; file: string }>;
}

const nothing = (status: number, headers: Record<string, string>) => new Response(null, { status, headers });

/** The pictures that are shown where a page is shared. Not kept with the pages: a flood of these must not push those out. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { kind, file } = await params;
  const [, name] = /^([a-z0-9]+)\.png$/.exec(file) ?? [];
  try {
    const card = name && (await readCard(kind, name));
    if (!card) return nothing(404, { 'Cache-Control': 'public, max-age=60' });
    return new Response(new Uint8Array(card), {
      headers: {
        'Content-Type': 'image/png',
        'Cache-Control': `public, max-age=${limits.cardSeconds}, stale-while-revalidate=${7 * limits.cardSeconds}`,
      },
    });
  } catch (error) {
    if (error instanceof TooManyCards) return nothing(503, { 'Retry-After': '10', 'Cache-Control': 'no-store' });
    tellFailure(error, '/cards');
    return nothing(502, { 'Cache-Control': 'no-store' });
  }
}
