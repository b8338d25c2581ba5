import { readEnv } from '@/lib/env';
import { createRevalidate } from '@/lib/server/revalidate/answer-revalidate';
import { showNow } from '@/lib/server/revalidate/follow-catalogue';

export const dynamic = 'force-dynamic';

/** Next stands in front and tells who called. */
const NEXT_IN_FRONT = 1;

const answer = createRevalidate();

export function POST(request: Request): Promise<Response> {
  const { revalidate, trustedProxies = NEXT_IN_FRONT } = readEnv();
  return answer(request, { token: revalidate.token, trustedProxies, showNow });
}
