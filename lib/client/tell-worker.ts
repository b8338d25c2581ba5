/** Tells the service worker something, once there is one. */
export async function tellWorker(message: unknown, ports: MessagePort[] = []): Promise<void> {
  (await navigator.serviceWorker.ready).active?.postMessage(message, ports);
}
