import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { bundle } from '../support/bundle';
import { openOrigin } from './open-origin';

const ROOT = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'durability-'));
const program = path.join(folder, 'write.cjs');
const dataDir = path.join(folder, 'data');

/** Favourites title after title and says so as soon as each is acknowledged. */
const SOURCE = `
  const { createOrigin } = await import('@/lib/origin/create-origin');
  const { decodeResponse } = await import('@/lib/wire/decode-response');
  const origin = await createOrigin({ dataDir: process.argv[2], demoSeed: 1, now: () => ${Date.UTC(2026, 10, 21, 12) / 1000} });
  for (let id = 10; id <= 300; id += 10) {
    const url = 'http://reader.example/api/title_list/bookmark?title_id=' + id;
    const response = await origin.http(new Request(url, { method: 'PUT', headers: { 'session-token': 'killed' } }));
    const { success } = decodeResponse(new Uint8Array(await response.arrayBuffer()));
    if (success) process.stdout.write(id + '\\n');
  }
  setInterval(() => undefined, 1000);
`;

beforeAll(() => {
  bundle(folder, 'write', { stdin: { contents: `(async () => {${SOURCE}})();`, resolveDir: ROOT, loader: 'ts' } });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('killing the process loses nothing that was acknowledged', async () => {
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.split('\n').length > 12) child.kill('SIGKILL');
  }
  const acknowledged = said.trim().split('\n').map(Number);
  expect(acknowledged.length).toBeGreaterThanOrEqual(12);
  const origin = await openOrigin({ dataDir });
  const { subscribedTitlesView } = await origin.view('title_list/bookmark', { session: 'killed' });
  expect(subscribedTitlesView!.titles!.map(({ titleId }) => titleId)).toEqual(expect.arrayContaining(acknowledged));
  await origin.close();
}, 60_000);
