export const dynamic = 'force-dynamic';

/** That this process lives: whoever watches over it starts it anew where this is not answered. */
export function GET(): Response {
  return new Response('ok\n', { headers: { 'cache-control': 'no-store' } });
}
