import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { parseJson } from '../parse-json';
import { isLoopback } from './public-address';

const CURVE = 'prime256v1';
const KEY_BYTES = 65;
const SECRET_BYTES = 16;
const ENDPOINT_MAX_LENGTH = 2_048;

const bytes = (encoded: string) => Buffer.from(encoded, 'base64url');
const base64url = z.string().regex(/^[\w-]+$/, 'is not base64url');

const schema = z.object({
  endpoint: z.url('is no address').max(ENDPOINT_MAX_LENGTH, 'is too long'),
  keys: z.object({
    p256dh: base64url.refine((key) => bytes(key).length === KEY_BYTES && isOnCurve(key), 'is no key of P-256'),
    auth: base64url.refine((secret) => bytes(secret).length === SECRET_BYTES, `is not ${SECRET_BYTES} bytes`),
  }),
});

/** Where a browser's push service takes messages for it, and what they are encrypted with: `PushSubscription.toJSON()`. */
export type Subscription = z.output<typeof schema>;

/**
 * Reads a push token: a browser's subscription as JSON, at a push service that has a name and is reached by HTTPS.
 * @param toLoopback whether this machine is believed to be one, too
 * @returns the subscription, or what is wrong in one sentence
 */
export function readSubscription(token: string, toLoopback: boolean): Subscription | string {
  const result = schema.safeParse(parseJson(token));
  if (!result.success) {
    const [{ path, message }] = result.error.issues as [z.core.$ZodIssue];
    return path.length > 0 ? `${path.join('.')} ${message}` : 'is no subscription of a browser as JSON';
  }
  const url = new URL(result.data.endpoint);
  return isService(url) || (toLoopback && isHere(url)) ? result.data : 'endpoint is no public push service';
}

/** What a name stands for is looked at when it is called. */
function isService({ protocol, hostname, port, username, password }: URL): boolean {
  const hasName = hostname.includes('.') && !hostname.endsWith('.') && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return protocol === 'https:' && hasName && port === '' && username === '' && password === '';
}

/** Whether an endpoint is a service on this machine. */
export function isHere({ protocol, hostname }: URL): boolean {
  return /^https?:$/.test(protocol) && (hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, '')));
}

function isOnCurve(key: string): boolean {
  try {
    const own = createECDH(CURVE);
    own.generateKeys();
    own.computeSecret(bytes(key));
    return true;
  } catch {
    return false;
  }
}
