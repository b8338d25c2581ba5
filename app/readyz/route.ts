import { readEnv } from '@/lib/env';
import { ending } from '@/lib/server/ending';

export const dynamic = 'force-dynamic';

const NO_STORE = { 'cache-control': 'no-store' };

/** Whether readers may be sent here. A remote origin is no part of this process: without it pages that are kept are served all the same. */
export async function GET(request: Request): Promise<Response> {
  if (ending.hasBegun()) return new Response('This process ends.\n', { status: 503, headers: NO_STORE });
  if (readEnv().apiOrigin) return new Response('ready\n', { headers: NO_STORE });
  try {
    const { originOverHttp } = await import('@/lib/origin/handler');
    return await originOverHttp(request);
  } catch {
    return new Response('The origin cannot be opened.\n', { status: 503, headers: NO_STORE });
  }
}
