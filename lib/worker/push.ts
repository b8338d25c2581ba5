import { noticeOf, pathOf } from './model/notice-of';
import type { ChangedSubscriptionEvent, NotificationEvent, PushedEvent, WorkerScope } from './scope';

declare const self: WorkerScope;

async function show({ data }: PushedEvent): Promise<void> {
  const notice = noticeOf(data?.json(), self.location.origin);
  if (notice) await self.registration.showNotification(notice.title, notice.options);
}

/** Brings the tab forward that shows the chapter already; else opens one, for what another shows is still being read. */
async function open({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const path = pathOf(Object(notification.data).path, self.location.origin);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname.endsWith(path) && path !== '/');
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** The browser has given a subscription up. Where the new one is, the next page that is visited tells the origin. */
async function subscribeAgain({ oldSubscription, newSubscription }: ChangedSubscriptionEvent): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (newSubscription || !applicationServerKey) return;
  await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

const failed = (reason: unknown) => console.warn('A message could not be shown:', reason);

self.addEventListener('push', (event) => event.waitUntil(show(event).catch(failed)));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event).catch(failed)));
