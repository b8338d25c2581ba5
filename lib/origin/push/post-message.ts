import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { limits } from '@/lib/limits';
import { createSigner, type SignFor } from './create-signer';
import { lookupPublic } from './public-address';
import type { Subscription } from './subscription';
import type { Vapid } from './vapid';

/** What a push service made of a message. */
export type Outcome =
  | { is: 'sent' }
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
  return (message) => postMessage(message, vapid, signFor);
}

async function postMessage({ subscription, text, topic }: Message, { toLoopback }: Vapid, signFor: SignFor): Promise<Outcome> {
  try {
    const details = webPush.generateRequestDetails(subscription, text, {
      headers: { Authorization: signFor(new URL(subscription.endpoint).origin) },
      TTL: limits.pushKeptSeconds,
      urgency: 'normal',
      topic,
      contentEncoding: 'aes128gcm',
    });
    const { status, retryAfter } = await post(details, toLoopback);
    if (status >= 200 && status < 300) return { is: 'sent' };
    if (GONE.includes(status)) return { is: 'gone' };
    if (status >= 500 || LATER.includes(status)) return { is: 'later', why: `status ${status}`, afterSeconds: secondsOf(retryAfter) };
    return { is: 'refused', why: `status ${status}` };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOTPUBLIC' ? { is: 'refused', why: 'no public place' } : { is: 'later', why: code ?? message };
  }
}

/** Redirects are not followed, and of the answer nothing but its head is read. */
function post({ endpoint, headers, body }: webPush.RequestDetails, toLoopback: boolean): Promise<{ status: number; retryAfter?: string }> {
  const request = toLoopback && endpoint.startsWith('http:') ? requestHttp : requestHttps;
  return new Promise((resolve, reject) => {
    const posting = request(
      endpoint,
      { method: 'POST', headers, ...(!toLoopback && { lookup: lookupPublic }), signal: AbortSignal.timeout(limits.pushTimeoutMs) },
      (answer) => {
        answer.on('error', () => undefined);
        answer.destroy();
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
      },
    );
    posting.on('error', reject);
    posting.end(body);
  });
}

function secondsOf(retryAfter: string | undefined): number | undefined {
  return retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
}
