import { readEnv } from '@/lib/env';
import { answerMetrics } from '@/lib/metrics';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return answerMetrics(request, readEnv().metricsToken);
}
