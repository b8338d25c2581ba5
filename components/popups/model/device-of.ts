import type { Store } from '@/lib/domain/site-links';

const DEVICES: [Store, RegExp][] = [
  ['ios', /iphone|ipad|ipod/i],
  ['android', /android/i],
];

/** The store of the phone or tablet that a user agent names; none for other machines. A tablet may call itself a Mac, but a Mac has no touch screen. */
export function deviceOf(userAgent: string, touchPoints: number): Store | undefined {
  const named = DEVICES.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return named ?? (/macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : undefined);
}
