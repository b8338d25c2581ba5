import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';

import { openViewer } from './open-viewer';

const MEGABYTE = 2 ** 20;
/** Of the site, whose policy lets a page have workers from nowhere else. Nothing is there: it is answered here. */
const WORKER = '/worker-of-the-bench.js';

export interface Decryption {
  /** Medians, in megabytes a second, of undoing a key and of copying the same bytes. */
  decrypted: number;
  copied: number;
}

/** Runs in a worker, with `decrypt` before it: a picture of a megabyte over and over, each round beside a copy of it. */
function work(
  decrypt: (body: Uint8Array, hex: string) => Uint8Array,
  { size, rounds, times }: { size: number; rounds: number; times: number },
) {
  const body = Uint8Array.from({ length: size }, (_, i) => (i * 37) & 255);
  const copy = new Uint8Array(size);
  const key = Array.from({ length: 64 }, (_, i) => (((i * 91) & 255) | 256).toString(16).slice(1)).join('');
  const rate = (what: () => void) => {
    const started = performance.now();
    for (let time = 0; time < times; time++) what();
    return (size * times) / ((performance.now() - started) / 1_000);
  };
  const rates = { decrypted: [] as number[], copied: [] as number[] };
  for (let round = -rounds; round < rounds; round++) {
    const [decrypted, copied] = [rate(() => decrypt(body, key)), rate(() => copy.set(body))];
    // The first half warms up.
    if (round >= 0) rates.decrypted.push(decrypted);
    if (round >= 0) rates.copied.push(copied);
  }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
  return { decrypted: middle(rates.decrypted), copied: middle(rates.copied) };
}

/** Undoes keys in a worker of a page of the viewer. @param program the compiled model/decrypt.ts */
export async function measureDecryption(
  browser: Browser,
  address: string,
  { chapterId, program }: { chapterId: number; program: string },
): Promise<Decryption> {
  const { page, close } = await openViewer(browser, address, chapterId, 'vertical');
  try {
    const options = { size: MEGABYTE, rounds: 20, times: 20 };
    const source = `const module = { exports: {} };${await readFile(program, 'utf8')};postMessage((${work.toString()})(module.exports.decrypt, ${JSON.stringify(options)}))`;
    await page
      .context()
      .route(address + WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body: source }));
    const { decrypted, copied } = await page.evaluate(
      (script) =>
        new Promise<Decryption>((resolve, reject) => {
          const worker = new Worker(script);
          worker.onmessage = ({ data }) => resolve(data as Decryption);
          // What cannot be started says nothing.
          worker.onerror = ({ message }) =>
            reject(new Error(`The worker that undoes keys has failed: ${message ?? 'it was not started'}`));
        }),
      WORKER,
    );
    return { decrypted: decrypted / MEGABYTE, copied: copied / MEGABYTE };
  } finally {
    await close();
  }
}
