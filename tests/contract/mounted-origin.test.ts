import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { DELETE } from '@/app/api/[...path]/route';
import { closeOrigin } from '@/lib/origin/handler';
import { SOCKET_HEADER } from '@/lib/server/socket-header';

const dataDir = mkdtempSync(path.join(tmpdir(), 'mounted-'));
beforeAll(() =>
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    API_ORIGIN: '',
    DEMO_SEED: 'off',
    ADDRESS_WRITES_PER_MINUTE: '1',
    LOG_LEVEL: 'silent',
  }),
);
afterAll(async () => {
  await closeOrigin();
  rmSync(dataDir, { recursive: true });
});

/** The status of a write over a connection from an address. */
const write = async (socket: string, forwardedFor = '203.0.113.9') =>
  (
    await DELETE(
      new Request('http://reader.example/api/title_list/bookmark?title_id=10', {
        method: 'DELETE',
        headers: { 'session-token': 'a', 'x-forwarded-for': forwardedFor, [SOCKET_HEADER]: socket },
      }),
    )
  ).status;

test('without a trusted proxy, writes are limited by the connection’s address, not by X-Forwarded-For', async () => {
  process.env.TRUSTED_PROXIES = '0';
  expect([await write('192.0.2.1'), await write('192.0.2.1', '6.6.6.6'), await write('192.0.2.2')]).toEqual([
    200, 429, 200,
  ]);
});
