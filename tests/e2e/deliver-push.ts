import type { BrowserContext, Page } from 'playwright/test';

interface Notice {
  title: string;
  body: string;
  path: string;
}

/** Hands a message to the site's worker, as the browser's push service would. */
export async function deliverPush(page: Page, message: object): Promise<void> {
  const { origin } = new URL(page.url());
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const browser = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  await browser.detach();
}

/** Which notifications of the site's are shown. */
export function shownNotices(page: Page): Promise<Notice[]> {
  return page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications();
    return notices.map(({ title, body, data }) => ({ title, body, path: (data as { path: string }).path }));
  });
}

/** A browser opens and brings forward tabs for the reader's own hand alone: what it is asked for then is told instead. */
export async function clickNotice(context: BrowserContext): Promise<{ asked: 'open' | 'focus'; address: string }> {
  const [worker] = context.serviceWorkers();
  return worker!.evaluate(async () => {
    interface Tab {
      url: string;
    }
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (address: string) => Promise<null> };
      WindowClient: { prototype: { focus: () => Promise<unknown> } };
      NotificationEvent: new (kind: string, init: { notification: Notification }) => Event;
      dispatchEvent(event: Event): void;
    };
    const asked = new Promise<{ asked: 'open' | 'focus'; address: string }>((resolve) => {
      scope.clients.openWindow = (address) => (resolve({ asked: 'open', address }), Promise.resolve(null));
      scope.WindowClient.prototype.focus = function focus(this: Tab) {
        resolve({ asked: 'focus', address: this.url });
        return Promise.resolve(this);
      };
    });
    const [notification] = await scope.registration.getNotifications();
    const click = new scope.NotificationEvent('notificationclick', { notification: notification! });
    // Of what the browser does not send it keeps no worker awake.
    Object.defineProperty(click, 'waitUntil', { value: () => undefined });
    scope.dispatchEvent(click);
    return asked;
  });
}
