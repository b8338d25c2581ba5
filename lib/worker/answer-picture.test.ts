import { cacheNames, keptEntries } from '@/lib/cache-names';

import { answerPicture } from './answer-picture';
import { cache, furnishCaches, HOME } from './caches-in-test';
import type { AskedEvent } from './scope';

const PAGE = '/media/page/7/1-high.webp';
let network: () => Promise<Response>;

async function see(path: string): Promise<string> {
  const request = { url: HOME + path, credentials: 'include' } as Request;
  const lasting: Promise<unknown>[] = [];
  const answer = await answerPicture({
    request,
    waitUntil: (work: Promise<unknown>) => void lasting.push(work),
  } as unknown as AskedEvent);
  await Promise.all(lasting);
  return answer.text();
}

const picture = (text: string) => new Response(text);

beforeEach(async () => {
  furnishCaches();
  Object.assign(globalThis, { fetch: () => network() });
  network = async () => picture('fresh');
});

test('a page of a kept chapter is the kept one, in whichever width and with whatever signature it is asked for', async () => {
  await cache(cacheNames.readPages).put(`${PAGE}?w=200`, picture('preview'));
  await cache(cacheNames.chapter(7)).put(PAGE, picture('whole'));
  expect(await see(`${PAGE}?e=1&s=x&w=1000`)).toBe('fresh');
  await cache(cacheNames.chapter(7)).put(keptEntries.record, picture('{}'));
  network = () => new Promise(() => undefined);
  expect(await see(`${PAGE}?e=1&s=x&w=1000`)).toBe('whole');
});

test('without a network a picture is shown in the widest that was seen', async () => {
  for (const width of [200, 800, 400]) await cache(cacheNames.readPages).put(`${PAGE}?w=${width}`, picture(`${width}`));
  network = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await see(`${PAGE}?w=1000&s=x&e=2`)).toBe('800');
  await expect(see('/media/page/8/1-high.webp')).rejects.toThrow('Failed to fetch');
});
