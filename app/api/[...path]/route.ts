import { closedCall } from '@/lib/server/closed-answer';
import { forward } from '@/lib/server/forward';
import { socketOf } from '@/lib/server/socket-header';

export const dynamic = 'force-dynamic';

// The embedded origin is loaded only where no remote one is configured.
async function answer(request: Request): Promise<Response> {
  return (
    closedCall(request) ??
    (await forward(request)) ??
    (await import('@/lib/origin/handler')).originOverHttp(request, socketOf(request))
  );
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
