import { deviceOf } from './device-of';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Linux; Android 16; Phone) AppleWebKit/537.36 Chrome/150.0 Mobile', 5, 'android'],
  ['Mozilla/5.0 (Linux; Android 16; Tablet) AppleWebKit/537.36 Chrome/150.0', 10, 'android'],
  [MAC, 5, 'ios'],
  [MAC, 0, undefined],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0', 10, undefined],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0', 0, undefined],
  ['', 0, undefined],
])('%s with %i touch points', (userAgent, touchPoints, store) => expect(deviceOf(userAgent, touchPoints)).toBe(store));
