import webPush from 'web-push';
import { limits } from '@/lib/limits';
import { createSigner, type SignFor } from './create-signer';
import { pushConnections } from './push-connections';
import type { Subscription } from './subscription';
import type { Vapid } from './vapid';

/** What a push service made of a message. */
export type Outcome =
  | { is: 'sent' }
  /** The token is no subscription of a browser that a message could be sent to. */
  | { is: 'unaddressed' }
  /** The browser has left that address for good. */
  | { is: 'gone' }
  /** It may be tried again, after so many seconds where the service says so. */
  | { is: 'later'; why: string; afterSeconds?: number }
  /** Trying again would not help. */
  | { is: 'refused'; why: string };

const GONE = [404, 410];
const LATER = [408, 425, 429];

interface Message {
  subscription: Subscription;
  /** What the browser is handed, encrypted for it alone. */
  text: string;
  /** One that is still waiting under the same topic gives way. Up to 32 letters of base64url. */
  topic: string;
}

export type PostMessage = (message: Message) => Promise<Outcome>;

/** Gives what encrypts a message, signs who sends it, and posts it to the browser's push service. It never throws. */
export function createPostMessage(vapid: Vapid): PostMessage {
  const signFor = createSigner(vapid);
  const post = pushConnections(vapid.toLoopback);
  return (message) => postMessage(message, signFor, post);
}

async function postMessage(
  { subscription, text, topic }: Message,
  signFor: SignFor,
  post: ReturnType<typeof pushConnections>,
): Promise<Outcome> {
  try {
    const details = webPush.generateRequestDetails(subscription, text, {
      headers: { Authorization: signFor(new URL(subscription.endpoint).origin) },
      TTL: limits.pushKeptSeconds,
      urgency: 'normal',
      topic,
      contentEncoding: 'aes128gcm',
    });
    const { status, retryAfter } = await post(details);
    if (status >= 200 && status < 300) return { is: 'sent' };
    if (GONE.includes(status)) return { is: 'gone' };
    if (status >= 500 || LATER.includes(status))
      return { is: 'later', why: `status ${status}`, afterSeconds: secondsOf(retryAfter) };
    return { is: 'refused', why: `status ${status}` };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOTPUBLIC' ? { is: 'refused', why: 'no public place' } : { is: 'later', why: code ?? message };
  }
}

function secondsOf(retryAfter: string | undefined): number | undefined {
  return retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
}
