import { fetchPushKey } from '@/lib/api/push';
import { limits } from '@/lib/limits';
import { storage } from '@/lib/storage';

import { send } from '../send';

import { keepPush, readKeptPush, type KeptPush } from './kept-push';
import { keyOf, registerPush } from './register-push';
import { serviceLanguage } from './service-language';

/**
 * Registers the push subscription of a reader who granted permission: if none is registered, after a week, and when the service's
 * language, the browser's subscription or the origin's key has changed. Failures are logged.
 */
export async function refreshPush(): Promise<void> {
  try {
    const language = serviceLanguage();
    if (!canKeep()) return;
    if (isOld() || (await isAnother(language))) await registerPush(language);
  } catch (reason) {
    console.warn('Where messages go could not be told:', reason);
  }
}

/** Where nothing can be kept, each visit would tell it anew, for a session that ends with it. */
function canKeep(): boolean {
  return storage.read('session') !== undefined;
}

function isOld(): boolean {
  const at = Number(storage.read('last_updated_token'));
  const age = Date.now() / 1_000 - at;
  return !(age >= 0 && age < limits.pushTokenRefreshSeconds);
}

async function isAnother(language: string): Promise<boolean> {
  const kept = readKeptPush();
  if (!kept) return false;
  if (kept.language !== language) return true;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription || JSON.stringify(subscription) !== kept.token) return true;
  return hasOtherKey(subscription, kept);
}

/** Whether the origin has another key by now: with the old one no message arrives any more. Asked once a day. */
async function hasOtherKey(subscription: PushSubscription, kept: KeptPush): Promise<boolean> {
  const now = Math.floor(Date.now() / 1_000);
  if (Math.abs(now - kept.keyAskedAt) < limits.pushKeyLookSeconds) return false;
  const key = await fetchPushKey(send);
  keepPush({ ...kept, keyAskedAt: now });
  return key !== keyOf(subscription);
}
