import webPush from 'web-push';
import type { Vapid } from './vapid';

/** A signature is good for twelve hours; it costs more than all else about a message, and serves all to one service meanwhile. */
const SERVES_MS = 3_600_000;
/** Readers name the services: no flood of names fills the memory. */
const KEPT_MAX = 100;

/** The `Authorization` that says to a push service, by its origin, who sends. */
export type SignFor = (service: string) => string;

export function createSigner({ keys: { publicKey, privateKey }, subject }: Vapid): SignFor {
  const kept = new Map<string, { authorization: string; until: number }>();
  return (service) => {
    const now = Date.now();
    const known = kept.get(service);
    // One of a clock that was ahead says that it is good for too long: services refuse it.
    if (known && now < known.until && known.until <= now + SERVES_MS) return known.authorization;
    if (kept.size >= KEPT_MAX) kept.clear();
    const { Authorization: authorization } = webPush.getVapidHeaders(
      service,
      subject,
      publicKey,
      privateKey,
      'aes128gcm',
    );
    kept.set(service, { authorization, until: now + SERVES_MS });
    return authorization;
  };
}
