/** Whether this browser can be told of anything at all while no tab is open. */
export function isPushSupported(): boolean {
  return 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
}
