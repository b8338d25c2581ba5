import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { bundleDrawWorker } from '@/tests/support/draw-worker';
import { DrawError } from './draw-error';
import { createDrawPool, type DrawPool } from './draw-pool';
import type { DrawRequest } from './draw-request';

const folder = mkdtempSync(join(tmpdir(), 'draw-worker-'));
/** A worker that draws nothing: its bytes are the digits of its process id. */
const idlePath = join(folder, 'idle.cjs');
let pool: DrawPool;

const page = (index: number): DrawRequest => ({
  picture: {
    kind: 'page',
    chapter: { seriesSlug: 'ferry-at-six', chapter: 1, direction: 'rtl', form: 'pages' },
    index,
    language: 'eng',
  },
  width: 240,
  format: 'webp',
});

beforeAll(() =>
  writeFileSync(
    idlePath,
    `process.on('message', ({ id }) => process.send({ id, bytes: Uint8Array.from(String(process.pid), Number) }))`,
  ),
);
beforeEach(() => (pool = createDrawPool({ workerPath: idlePath })));
afterEach(() => pool.close());
afterAll(() => rmSync(folder, { recursive: true }));

test('draws a page at the requested width, and fails one that does not exist', async () => {
  const real = createDrawPool({ workerPath: bundleDrawWorker(folder) });
  await expect(real.draw(page(999))).rejects.toMatchObject({ name: 'DrawError', reason: 'failed' });
  expect(await sharp(await real.draw(page(1))).metadata()).toMatchObject({ format: 'webp', width: 240, height: 360 });
  await real.close();
}, 60_000);

test('rejects the picture of a crashed worker and starts another worker', async () => {
  const crashing = join(folder, 'crashing.cjs');
  writeFileSync(crashing, `process.on('message', () => process.kill(process.pid, 'SIGKILL'))`);
  const doomed = createDrawPool({ workerPath: crashing });
  await expect(doomed.draw(page(1))).rejects.toMatchObject({ reason: 'crashed' });
  await expect(doomed.draw(page(2))).rejects.toMatchObject({ reason: 'crashed' });
  await doomed.close();
});

test('rejects waiting and later requests when it is closed', async () => {
  const waiting = pool.draw(page(1));
  const outcome = expect(waiting).rejects.toMatchObject({ reason: 'closed' });
  await pool.close();
  await outcome;
  await expect(pool.draw(page(1))).rejects.toBeInstanceOf(DrawError);
});
