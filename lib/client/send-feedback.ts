import type { Feedback } from '@/lib/domain/feedback';

import { send } from './send';

/** Sends what the reader wrote; the codec comes with the first message. @throws OriginError, NetworkError */
export async function sendFeedback(feedback: Feedback): Promise<void> {
  await (await import('@/lib/api/feedback')).sendFeedback(send, feedback);
}
