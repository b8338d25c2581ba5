import { decodeResponse } from '@/lib/wire/decode-response';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
// It cannot draw: a picture that were found would answer 500.
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const PICTURES = [
  'cover/10/portrait-160',
  'banner/10/wide-480',
  'background/10/wide-960',
  'thumbnail/10001/wide-96',
  'avatar/5/round-48',
];
const PAGE = 'page/10001/1-high';
const IDS = [
  '-1',
  '+10',
  '00000010',
  '1e1',
  '0x0a',
  '10.0',
  '2147483648',
  '4294967306',
  '9999999999',
  '99999999999999999999',
  'NaN',
  '%31%30',
  '๑๐',
  '１０',
  '10%00',
  '',
];
const ESCAPES = [
  '..%2f..%2fkomawari.db',
  '%2e%2e%2f%2e%2e%2fkomawari.db',
  '%252e%252e%252fkomawari.db',
  '..%5c..%5ckomawari.db',
  '..\\..\\komawari.db',
  '....//komawari.db',
  '%c0%ae%c0%ae/komawari.db',
  '.%00./komawari.db',
  'komawari.db%00.webp',
  '/etc/passwd',
  '//etc/passwd',
  'file:///etc/passwd',
  '~/komawari.db',
  '\u202e/komawari.db',
];

const addresses = [...PICTURES, PAGE].flatMap((picture) => {
  const [kind = '', id = '', name = ''] = picture.split('/');
  return [
    ...IDS.map((other) => `/media/${kind}/${other}/${name}.webp`),
    ...IDS.map((other) => `/media/${kind}/${id}-${other}/${name}.webp`),
    ...ESCAPES.flatMap((escape) => [
      `/media/${escape}`,
      `/media/${kind}/${escape}`,
      `/media/${kind}/${id}/${escape}`,
      `/media/${kind}/${escape}/${name}.webp`,
    ]),
    `/media/${kind}/${id}/${name}.webp/`,
    `/media//${picture}.webp`,
    `/media/${kind}//${id}/${name}.webp`,
    `/media/${kind}%2f${id}/${name}.webp`,
    `/media/${kind}/${id}/${name}.webp%00`,
    `/media/${kind}/${id}/${name}.WEBP`,
    `/media/${kind}/${id}/${name}`,
    `/media/${kind}/${id}/${name}.webp;v=1`,
    `/media/${kind}/${id}/${name.replace(/\d+/, '0$&')}.webp`,
    `/media/${kind.toUpperCase()}/${id}/${name}.webp`,
    `/media/${kind}/${id}/${'a'.repeat(6_000)}.webp`,
    `/media/__proto__/${id}/${name}.webp`,
    `/media/${kind}/${id}/__proto__-160.webp`,
    `/media/hasOwnProperty/${id}/${name}.webp`,
  ];
});

test('of addresses that are nearly right none leads anywhere, and none is a mistake of ours', async () => {
  for (const address of addresses) {
    const response = await origin.fetch(address);
    const { error } = decodeResponse(new Uint8Array(await response.arrayBuffer()));
    expect([address, [400, 403, 404].includes(response.status), error?.englishPopup?.subject]).toEqual([
      address,
      true,
      expect.stringMatching(/./),
    ]);
  }
});

test('the addresses that these are like do lead somewhere', async () => {
  for (const picture of PICTURES)
    expect([picture, (await origin.fetch(`/media/${picture}.webp`)).status]).toEqual([picture, 500]);
});

test('a page without a signature is refused before it is looked for', async () => {
  for (const page of [PAGE, 'page/2147483647/1-high', 'page/9999999999/1-high', 'page/10001/9999-high']) {
    const response = await origin.fetch(`/media/${page}.webp`);
    const { error } = decodeResponse(new Uint8Array(await response.arrayBuffer()));
    expect([page, response.status, error!.englishPopup!.subject]).toEqual([page, 403, 'This link has expired']);
  }
});

const pageAddress = async (chapterId: number, more = '') =>
  (await origin.view(`manga_viewer?chapter_id=${chapterId}${more}`)).mangaViewer!.pages!.flatMap(({ mangaPage }) =>
    mangaPage?.imageUrl ? [mangaPage.imageUrl] : [],
  );
const answered = async (url: string) => {
  const response = await origin.fetch(url);
  const { error } = decodeResponse(new Uint8Array(await response.arrayBuffer()));
  return { status: response.status, subject: error!.englishPopup!.subject, debugInfo: error!.debugInfo };
};

test('the address of a page leads to it in every width below its own, and to no other', async () => {
  for (const [quality, own] of [
    ['low', 720],
    ['high', 1_080],
    ['super_high', 1_600],
  ] as const) {
    const [url] = await pageAddress(10_001, `&img_quality=${quality}`);
    for (const width of [200, 300, 400, 500, 600, 700, 800, 1_000, 1_200, 1_400, 1_600, 2_000, 2_400]) {
      const { status, debugInfo } = await answered(`${url}&w=${width}`);
      expect([quality, width, status]).toEqual([quality, width, width < own ? 500 : 404]);
      if (width >= own) expect(debugInfo).toBe(`This page is ${own} px wide.`);
    }
  }
});

test.each([
  '',
  '0',
  '-200',
  '199',
  '201',
  '0200',
  '+200',
  ' 200',
  '200.0',
  '2e2',
  '0xc8',
  'NaN',
  'Infinity',
  '99999',
  '9007199254740993',
  '200&w=300',
  '200&w=200',
  'w',
  '%32%30%30%00',
])('no page comes in the width %j, and the answer says which there are', async (width) => {
  const [url] = await pageAddress(10_001);
  const { status, subject, debugInfo } = await answered(`${url}&w=${width}`);
  expect([status, subject]).toEqual([404, 'Not Found']);
  expect(debugInfo).toMatch(/^Pages come as they are, or with w=200, 300, 400, /);
});

test('a width opens no address that is not good', async () => {
  const [url = ''] = await pageAddress(10_001);
  for (const other of [url.replace(/1-high/, '2-high'), url.replace(/s=./, 's=!'), url.replace(/\?.*/, '?')]) {
    for (const width of ['200', '500', 'NaN'])
      expect(await answered(`${other}&w=${width}`)).toMatchObject({ status: 403, subject: 'This link has expired' });
  }
});
