import { NetworkError } from '@/lib/api/network-error';
import { limits } from '@/lib/limits';
import { log } from '@/lib/log/log';

import { GET } from './route';

/** What each picture's address gives: a file, nothing, or a failure. */
const pictures: Record<string, string | undefined | Error> = {};
jest.mock('@/lib/log/log', () => ({ log: jest.fn() }));
jest.mock('@/lib/server/read-picture', () => ({
  readPicture: async (address: string) => {
    const found = pictures[address];
    if (found instanceof Error) throw found;
    return found && Buffer.from(found);
  },
}));
jest.mock('@/lib/server/read-title', () => ({
  readTitle: async (id: number) =>
    id < 100
      ? { backgroundImageUrl: `/wide-${id}`, titleImageUrl: `/art-${id}`, title: { name: 'Ferry', language: 'eng' } }
      : undefined,
}));
jest.mock('@/lib/server/read-comments', () => ({
  readComments: async (id: number) => (id < 100 ? { titleId: id, chapterName: `#${id}` } : undefined),
}));
jest.mock('@/lib/seo/cards/title-card', () => ({
  drawTitleCard: async ({ name, chapter = '', art }: { name: string; chapter?: string; art?: Buffer }) =>
    Buffer.from(`${name}${chapter}: ${art ? art.toString() : 'no art'}`),
}));

async function card(kind: string, file: string) {
  const response = await GET(new Request('http://site/'), { params: Promise.resolve({ kind, file }) });
  return [response.status, response.headers.get('cache-control'), await response.text()];
}
const CACHED = `public, max-age=${limits.cardSeconds}, stale-while-revalidate=${7 * limits.cardSeconds}`;
const UNREACHABLE = new NetworkError('unreachable');

test.each([
  ['titles', '10.png', 'Ferry: wide'],
  ['chapters', '20.png', 'Ferry#20: wide'],
])('%s/%s answers 502 while its picture fails, and is cached once drawn', async (kind, file, drawn) => {
  const address = `/wide-${Number.parseInt(file)}`;
  pictures[address] = UNREACHABLE;
  expect(await card(kind, file)).toEqual([502, 'no-store', '']);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ level: 'error', call: '/cards', error: UNREACHABLE }));
  pictures[address] = 'wide';
  expect(await card(kind, file)).toEqual([200, CACHED, drawn]);
  pictures[address] = UNREACHABLE;
  expect(await card(kind, file)).toEqual([200, CACHED, drawn]);
});

test('a title without pictures has a card', async () => {
  expect(await card('titles', '30.png')).toEqual([200, CACHED, 'Ferry: no art']);
});

test.each([
  ['titles', '100.png'],
  ['chapters', '100.png'],
  ['titles', 'x.png'],
  ['titles', '10.jpg'],
  ['site', 'xx.png'],
  ['constructor', '10.png'],
])('%s/%s answers 404', async (kind, file) => {
  expect(await card(kind, file)).toEqual([404, 'public, max-age=60', '']);
});
