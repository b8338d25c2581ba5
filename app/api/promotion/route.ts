import { closedCall } from '@/lib/server/closed-answer';
import { isPromotedTo } from '@/lib/server/promotion';

export const dynamic = 'force-dynamic';

/** Whether what is promoted in some countries is so where the reader is. Pages, which caches keep, cannot know. */
export function GET(request: Request): Response {
  const isHere = () => isPromotedTo((name) => request.headers.get(name));
  return (
    closedCall(request) ?? Response.json({ isHere: isHere() }, { headers: { 'Cache-Control': 'private, no-store' } })
  );
}
