import dns from 'node:dns';

import { pushConnections } from './push-connections';

afterEach(() => jest.restoreAllMocks());

/** Every name stands for this address from now on. */
function resolveTo(address: string): void {
  const lookup = (_name: string, _options: unknown, callback: (error: null, addresses: object[]) => void) =>
    callback(null, [{ address, family: 4 }]);
  jest.spyOn(dns, 'lookup').mockImplementation(lookup as unknown as typeof dns.lookup);
}

test.each([true, false])(
  'a name that leads into this machine is not followed, whether services here are believed (%s) or not',
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
