import { limits } from '@/lib/limits';

/** Whether the service takes a message: some words, and no more characters than a text area counts up to the limit. */
export function isSendable(message: string): boolean {
  return /\S/.test(message) && message.length <= limits.feedbackMaxLength;
}
