import { readEnv } from '@/lib/env';
import { createRevalidate } from '@/lib/server/revalidate/create-revalidate';
import { showNow } from '@/lib/server/revalidate/follow-catalogue';

export const dynamic = 'force-dynamic';

const answer = createRevalidate();

export function POST(request: Request): Promise<Response> {
  const { revalidate, trustedProxies } = readEnv();
  return answer(request, { token: revalidate.token, trustedProxies, showNow });
}
