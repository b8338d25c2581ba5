import { storeFor } from './store-for';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const TABLET = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const ROBOT = 'Mozilla/5.0 (Linux; Android 15; K)';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64)';
const both = { ios: 'https://apples.example', android: 'https://robots.example' };

test.each([
  [both, PHONE, both.ios],
  [both, TABLET, both.ios],
  [both, ROBOT, both.android],
  [both, DESK, both.android],
  [both, '', both.android],
  [{ ios: both.ios }, ROBOT, both.ios],
  [{ android: both.android }, PHONE, both.android],
  [{}, PHONE, undefined],
])('%j for %s is %s @1.16', (stores, userAgent, address) => expect(storeFor(stores, userAgent)).toBe(address));
