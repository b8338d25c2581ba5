import { readEnv } from '@/lib/env';
import { answerMetrics } from '@/lib/metrics';
import { callerOf } from '@/lib/server/caller-of';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  const { metricsToken, trustedProxies } = readEnv();
  return answerMetrics(request, metricsToken, callerOf(request, trustedProxies));
}
