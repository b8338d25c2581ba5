import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { bundle } from '@/tests/support/bundle';
import { bundleDrawWorker } from '@/tests/support/draw-worker';
import { DrawError } from './draw-error';
import { createDrawPool, type DrawPool } from './draw-pool';
import type { DrawRequest } from './draw-request';

const folder = mkdtempSync(join(tmpdir(), 'draw-worker-'));
let workerPath: string;
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

beforeAll(() => {
  workerPath = bundleDrawWorker(folder);
});
beforeEach(() => (pool = createDrawPool({ workerPath })));
afterEach(() => pool.close());
afterAll(() => rmSync(folder, { recursive: true }));

test('a page comes as an image of the wanted width', async () => {
  const image = await sharp(await pool.draw(page(1))).metadata();
  expect(image).toMatchObject({ format: 'webp', width: 240, height: 360 });
}, 60_000);

test('the same picture asked for twice is drawn once', async () => {
  const [first, second] = [pool.draw(page(1)), pool.draw(page(1))];
  expect(second).toBe(first);
  await first;
}, 60_000);

test('a reader who waits comes before what may be wanted next', async () => {
  const order: number[] = [];
  const note = (index: number) => () => order.push(index);
  await Promise.all([
    pool.draw(page(1)).then(note(1)),
    pool.draw(page(2), 'ahead').then(note(2)),
    pool.draw(page(3), 'warm').then(note(3)),
    pool.draw(page(4)).then(note(4)),
    pool.draw(page(3)).then(note(3)),
  ]);
  expect(order).toEqual([1, 3, 3, 4, 2]);
}, 60_000);

test('what nobody waits for any more comes after all that somebody does', async () => {
  const order: number[] = [];
  const note = (index: number) => () => order.push(index);
  const all = [1, 2, 3].map((index) => pool.draw(page(index)).then(note(index)));
  pool.defer(page(2));
  await Promise.all([...all, pool.draw(page(4), 'ahead').then(note(4))]);
  expect(order).toEqual([1, 3, 4, 2]);
}, 60_000);

test('a page that does not exist fails alone', async () => {
  await expect(pool.draw(page(999))).rejects.toMatchObject({ name: 'DrawError', reason: 'failed' });
  await expect(pool.draw(page(1))).resolves.toBeInstanceOf(Uint8Array);
}, 60_000);

test('a worker that has drawn its share is replaced, and not before', async () => {
  const telling = join(folder, 'telling.cjs');
  writeFileSync(
    telling,
    `process.on('message', ({ id }) => process.send({ id, bytes: Uint8Array.from(String(process.pid), Number) }))`,
  );
  const frugal = createDrawPool({ workerPath: telling, recycleAfter: 2 });
  const workers: string[] = [];
  for (const index of [1, 2, 3, 4, 5]) workers.push((await frugal.draw(page(index))).join(''));
  const [first, , second, , third] = workers;
  expect(workers).toEqual([first, first, second, second, third]);
  expect(new Set(workers).size).toBe(3);
  await frugal.close();
}, 60_000);

test('a worker that crashes fails its picture, and the next one is drawn by another', async () => {
  const crashing = join(folder, 'crashing.cjs');
  writeFileSync(crashing, `process.on('message', () => process.kill(process.pid, 'SIGKILL'))`);
  const doomed = createDrawPool({ workerPath: crashing });
  await expect(doomed.draw(page(1))).rejects.toMatchObject({ reason: 'crashed' });
  await expect(doomed.draw(page(2))).rejects.toMatchObject({ reason: 'crashed' });
  await doomed.close();
}, 60_000);

test('a program that only waits for the pool to close goes on afterwards', () => {
  const own = mkdtempSync(join(tmpdir(), 'draw-closing-'));
  const idle = join(own, 'idle.cjs');
  writeFileSync(idle, `process.on('message', ({ id }) => process.send({ id, bytes: new Uint8Array(1) }))`);
  const contents = `
    import { createDrawPool } from '@/lib/origin/demo/draw/draw-pool';
    const pool = createDrawPool({ workerPath: ${JSON.stringify(idle)} });
    void pool.draw(${JSON.stringify(page(1))}).then(() => pool.close()).then(() => console.log('closed'));`;
  const program = bundle(own, 'closing', { stdin: { contents, resolveDir: process.cwd(), loader: 'ts' } });
  expect(execFileSync(process.execPath, [program], { encoding: 'utf8' })).toBe('closed\n');
  rmSync(own, { recursive: true });
}, 60_000);

test('closing rejects what was waiting, and all that comes after', async () => {
  const waiting = pool.draw(page(1));
  const outcome = expect(waiting).rejects.toMatchObject({ reason: 'closed' });
  await pool.close();
  await outcome;
  await expect(pool.draw(page(1))).rejects.toBeInstanceOf(DrawError);
});
