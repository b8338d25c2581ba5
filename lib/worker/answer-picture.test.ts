import { cacheNames, keptEntries } from '@/lib/cache-names';

import { answerPicture } from './answer-picture';
import { cache, furnishCaches, HOME } from './caches-in-test';
import type { AskedEvent } from './scope';

const PAGE = '/media/page/7/1-high.webp';
let network: () => Promise<Response>;

async function load(path: string): Promise<string> {
  const background: Promise<unknown>[] = [];
  const answer = await answerPicture({
    request: { url: HOME + path, credentials: 'include' },
    waitUntil: (work: Promise<unknown>) => void background.push(work),
  } as unknown as AskedEvent);
  await Promise.all(background);
  return answer.text();
}

beforeEach(() => {
  furnishCaches();
  Object.assign(globalThis, { fetch: () => network() });
  network = async () => new Response('network');
});

test('serves the pages of a downloaded chapter from it, at any width and signature @R31', async () => {
  await cache(cacheNames.readPages).put(`${PAGE}?w=200`, new Response('preview'));
  await cache(cacheNames.chapter(7)).put(PAGE, new Response('download'));
  expect(await load(`${PAGE}?e=1&s=x&w=1000`)).toBe('network');
  await cache(cacheNames.chapter(7)).put(keptEntries.record, new Response('{}'));
  network = () => new Promise(() => undefined);
  expect(await load(`${PAGE}?e=1&s=x&w=1000`)).toBe('download');
});

test('serves the widest stored picture offline', async () => {
  for (const width of [200, 800, 400])
    await cache(cacheNames.readPages).put(`${PAGE}?w=${width}`, new Response(`${width}`));
  network = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await load(`${PAGE}?w=1000&s=x&e=2`)).toBe('800');
  await expect(load('/media/page/8/1-high.webp')).rejects.toThrow('Failed to fetch');
});
