import { limits } from '@/lib/limits';
import { encodeResponse } from '@/lib/wire/encode-response';

import { answer } from './answer';
import { ask, tell } from './ask';
import { failureBody } from './failure-body';
import { fetchHome } from './home';
import { searchTitles } from './search-titles';
import type { Send } from './send';

const sending = (status: number, bytes: Uint8Array): Send =>
  Object.assign(async () => answer(status, bytes), { closed: jest.fn() });
const languages = encodeResponse({ success: { languages: {} } });

test('resolves with the requested view', async () => {
  await expect(ask(sending(200, languages), { endpoint: 'language' })).resolves.toHaveProperty('view');
});

test('passes on the content languages that any answer carries @3.52', async () => {
  const offers = jest.fn();
  const availableLanguages = [{ language: 1, titlesCount: 24 }, { titlesCount: 30 }];
  const bytes = encodeResponse({ success: { languages: { availableLanguages }, subscribedTitlesView: {} } });
  await ask(Object.assign(sending(200, bytes), { offers }), { endpoint: 'favorites' });
  const offered = [
    { language: 'esp', titlesCount: 24 },
    { language: 'eng', titlesCount: 30 },
  ];
  expect(offers.mock.calls).toEqual([[offered]]);
  await tell(Object.assign(sending(200, encodeResponse({ success: {} })), { offers }), { endpoint: 'tapBanner' });
  expect(offers).toHaveBeenCalledTimes(1);
});

test.each([
  ['another view', 200, languages, { name: 'WireError', reason: 'of-another-call' }],
  ['garbage', 200, Buffer.from('<html>'), { name: 'WireError' }],
  ['an empty body', 200, new Uint8Array(), { name: 'WireError', reason: 'empty' }],
  ['a redirect', 302, new Uint8Array(), { name: 'NetworkError', reason: 'failed' }],
  ['a failure with an HTML page', 502, Buffer.from('<html>'), { name: 'NetworkError', reason: 'failed' }],
  ['a failure with an error', 500, failureBody('broken'), { name: 'NetworkError', reason: 'failed' }],
  ['a failure with a view', 500, languages, { name: 'NetworkError', reason: 'failed' }],
  ['a rate limit', 429, failureBody('slowly'), { name: 'NetworkError', reason: 'busy' }],
  ['a refusal', 400, failureBody('no'), { name: 'OriginError', action: 'default' }],
])('rejects %s with a typed error @7.5', async (_, status, bytes, error) => {
  const send = sending(status, bytes);
  await expect(ask(send, { endpoint: 'home' })).rejects.toMatchObject(error);
  expect(send.closed).not.toHaveBeenCalled();
});

test.each([
  [200, 'maintenance'],
  [503, 'maintenance'],
  [451, 'geo-blocked'],
  [500, 'geo-blocked'],
] as const)('reports a closed service of status %i as %s @7.5', async (status, action) => {
  const send = sending(status, failureBody('closed', action));
  await expect(tell(send, { endpoint: 'tapBanner' })).rejects.toMatchObject({ name: 'OriginError', action });
  expect(send.closed).toHaveBeenCalledWith(action);
});

test('requests home by language, viewer mode and content languages @7.30', async () => {
  const send = jest.fn(async () => encodeResponse({ success: { webHomeViewV4: {} } }));
  await fetchHome(send, { language: 'deu', languages: ['deu', 'esp'], viewerMode: 'horizontal' });
  await fetchHome(send, { language: 'eng', languages: ['eng'] });
  expect(send.mock.calls).toEqual([
    [{ endpoint: 'home', query: { lang: 'deu', viewer_mode: 'horizontal', clang: 'deu,esp' } }],
    [{ endpoint: 'home', query: { lang: 'eng', viewer_mode: 'vertical', clang: 'eng' } }],
  ]);
});

test.each(['x'.repeat(limits.keywordMaxLength + 1), 'ferry\0'])(
  'finds nothing, without a request, for a keyword that the origin would refuse',
  async (keyword) => {
    const send = jest.fn();
    expect(await searchTitles(send, { keyword, language: 'eng', languages: ['eng'] })).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  },
);
