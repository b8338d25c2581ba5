import type { Feedback } from '@/lib/domain/feedback';

import { tell } from './ask';
import type { Send } from './send';

/** Sends a reader's message to the service. @throws as `ask` does */
export function sendFeedback(send: Send, { type, message }: Feedback): Promise<void> {
  return tell(send, { endpoint: 'contact', body: { subject: type, body: message } });
}
