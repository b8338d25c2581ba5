import { readEnv } from '@/lib/env';
import { closedPicture } from '@/lib/server/closed-answer';

export const dynamic = 'force-dynamic';

// A remote origin serves its pictures itself, from absolute addresses.
async function answer(request: Request): Promise<Response> {
  const closed = closedPicture(request);
  if (closed) return closed;
  if (readEnv().apiOrigin) return new Response(null, { status: 404 });
  return (await import('@/lib/origin/handler')).originOverHttp(request);
}

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
