/** What lives on until a promise is settled. */
interface LastingEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface AskedEvent extends LastingEvent {
  readonly request: Request;
  readonly clientId: string;
  /** A page's response, where the browser asked for it before the worker was awake. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface ToldEvent extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface PushedEvent extends LastingEvent {
  readonly data: { text(): string; json(): unknown } | null;
}

export interface NotificationEvent extends LastingEvent {
  readonly notification: Notification;
  readonly action: string;
}

export interface ChangedSubscriptionEvent extends LastingEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

interface ScopeEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: AskedEvent;
  message: ToldEvent;
  push: PushedEvent;
  notificationclick: NotificationEvent;
  pushsubscriptionchange: ChangedSubscriptionEvent;
}

/** An open tab. */
export interface OpenTab {
  readonly id: string;
  readonly url: string;
  focus(): Promise<OpenTab>;
  navigate(address: string): Promise<OpenTab | null>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** The part of a service worker's global scope that is used here: TypeScript has no library of it that stands beside the page's own. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options?: { type?: 'window'; includeUncontrolled?: boolean }): Promise<readonly OpenTab[]>;
    openWindow(address: string): Promise<OpenTab | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof ScopeEvents>(name: Name, listener: (event: ScopeEvents[Name]) => void): void;
}
