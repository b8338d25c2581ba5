import dns from 'node:dns';
import { limits } from '@/lib/limits';
import { pushConnections } from './push-connections';
import { retryAt } from './retry-at';

afterEach(() => jest.restoreAllMocks());

/** Makes every host name resolve to this address. */
function resolveTo(address: string): void {
  const lookup = (_name: string, _options: unknown, callback: (error: null, addresses: object[]) => void) =>
    callback(null, [{ address, family: 4 }]);
  jest.spyOn(dns, 'lookup').mockImplementation(lookup as unknown as typeof dns.lookup);
}

test.each([true, false])(
  'does not post to a host name that resolves to loopback (loopback endpoints allowed: %s)',
  async (toLoopback) => {
    resolveTo('127.0.0.1');
    const posting = pushConnections(toLoopback)({
      method: 'POST',
      endpoint: 'https://push.example/1',
      headers: {},
      body: null,
    });
    await expect(posting).rejects.toMatchObject({ code: 'ENOTPUBLIC' });
  },
);

test('retries a delivery with growing pauses, and a bounded number of times', () => {
  const pauses = Array.from({ length: limits.pushTriesMax }, (_, index) => retryAt(1_000, index + 1));
  expect(pauses.map((at) => at && at - 1_000)).toEqual([60, 300, 900, 3_600, 14_400, undefined]);
});

test('honours a longer retry-after within bounds', () => {
  expect([retryAt(0, 1, 120), retryAt(0, 1, 5), retryAt(0, 1, 999_999)]).toEqual([120, 60, 21_600]);
});
