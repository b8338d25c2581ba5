import { fetchPushKey, sendPushToken } from '@/lib/api/push';
import type { Language } from '@/lib/domain/language';
import { limits } from '@/lib/limits';
import { storage } from '@/lib/storage';

import { send } from '../send';

import { keepPush, type KeptPush } from './kept-push';

/**
 * Subscribes this browser to the origin's messages, if it is not, and tells the origin where it is. The reader has allowed it.
 * @throws where there is no service worker, the browser's push service is out of reach, or the origin is; as `ask` does
 */
export async function registerPush(language: Language): Promise<KeptPush> {
  const now = Math.floor(Date.now() / 1_000);
  storage.write('last_updated_token', String(now));
  const [registration, key] = await Promise.all([activeWorker(), fetchPushKey(send)]);
  const subscription = await subscribe(registration.pushManager, key);
  const push = { token: JSON.stringify(subscription), language, keyAskedAt: now };
  await sendPushToken(send, push);
  keepPush(push);
  return push;
}

/** The page's service worker, which a first visit is only just installing. @throws where there is none after a while */
function activeWorker(): Promise<ServiceWorkerRegistration> {
  const none = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('There is no service worker.')), limits.pushWorkerWaitMs),
  );
  return Promise.race([navigator.serviceWorker.ready, none]);
}

async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  if (known && keyOf(known) === key) return known;
  // The origin has another key than it had.
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The key of whom a subscription takes messages from, in base64url. */
export function keyOf({ options: { applicationServerKey: bytes } }: PushSubscription): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
