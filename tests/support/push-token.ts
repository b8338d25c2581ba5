import { createECDH, createHash } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** A browser's subscription as it is sent to the origin, at a push service that is nowhere: the same for the same name. */
export function pushToken(name: string, endpoint = `https://push.example/${name}`): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(hash(name));
  const auth = hash(`${name} auth`).subarray(0, 16);
  return JSON.stringify({
    endpoint,
    expirationTime: null,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
  });
}

/** As a query names it. */
export function pushTokenQuery(name: string, lang?: string): string {
  return `push_token=${encodeURIComponent(pushToken(name))}${lang === undefined ? '' : `&lang=${lang}`}`;
}
