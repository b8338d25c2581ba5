import { clientAddress } from '@/lib/client-address';
import { readEnv } from '@/lib/env';
import { answerMetrics } from '@/lib/metrics';

export const dynamic = 'force-dynamic';

/** Next stands in front and tells who called. */
const NEXT_IN_FRONT = 1;

export function GET(request: Request): Promise<Response> {
  const { metricsToken, trustedProxies = NEXT_IN_FRONT } = readEnv();
  return answerMetrics(request, metricsToken, clientAddress(request.headers.get('x-forwarded-for'), undefined, trustedProxies));
}
