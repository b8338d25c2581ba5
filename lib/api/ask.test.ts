import { encodeResponse } from '@/lib/wire/encode-response';

import { answer } from './answer';
import { ask, tell } from './ask';
import { failureBody } from './failure-body';
import type { Send } from './send';

const sending = (status: number, bytes: Uint8Array): Send =>
  Object.assign(async () => answer(status, bytes), { closed: jest.fn() });
const languages = encodeResponse({ success: { languages: {} } });

test('a view that was asked for comes back', async () => {
  await expect(ask(sending(200, languages), { endpoint: 'language' })).resolves.toHaveProperty('view');
});

test('content languages that an answer names are told of, whatever was asked for @3.52', async () => {
  const offers = jest.fn();
  const bytes = encodeResponse({
    success: {
      languages: { availableLanguages: [{ language: 1, titlesCount: 24 }, { titlesCount: 30 }] },
      subscribedTitlesView: {},
    },
  });
  await ask(Object.assign(sending(200, bytes), { offers }), { endpoint: 'favorites' });
  expect(offers.mock.calls).toEqual([
    [
      [
        { language: 'esp', titlesCount: 24 },
        { language: 'eng', titlesCount: 30 },
      ],
    ],
  ]);
  await tell(Object.assign(sending(200, encodeResponse({ success: {} })), { offers }), { endpoint: 'tapBanner' });
  expect(offers).toHaveBeenCalledTimes(1);
});

test.each([
  ['another view', 200, languages, { name: 'WireError', reason: 'of-another-call' }],
  ['garbage', 200, Buffer.from('<html>'), { name: 'WireError' }],
  ['nothing', 200, new Uint8Array(), { name: 'WireError', reason: 'empty' }],
  ['a redirect', 302, new Uint8Array(), { name: 'NetworkError', reason: 'failed' }],
  ['a failure with a page', 502, Buffer.from('<html>'), { name: 'NetworkError', reason: 'failed' }],
  ['a failure with an error', 500, failureBody('broken'), { name: 'NetworkError', reason: 'failed' }],
  ['a failure with an answer', 500, languages, { name: 'NetworkError', reason: 'failed' }],
  ['a request for patience', 429, failureBody('slowly'), { name: 'NetworkError', reason: 'busy' }],
  ['a refusal', 400, failureBody('no'), { name: 'OriginError', action: 'default' }],
])('%s is told for what it is @7.5', async (_, status, bytes, error) => {
  const send = sending(status, bytes);
  await expect(ask(send, { endpoint: 'home' })).rejects.toMatchObject(error);
  expect(send.closed).not.toHaveBeenCalled();
});

test.each([
  [200, 'maintenance'],
  [503, 'maintenance'],
  [451, 'geo-blocked'],
  [500, 'geo-blocked'],
] as const)('a service that is closed says so, with status %i and %s @7.5', async (status, action) => {
  const send = sending(status, failureBody('closed', action));
  await expect(tell(send, { endpoint: 'tapBanner' })).rejects.toMatchObject({ name: 'OriginError', action });
  expect(send.closed).toHaveBeenCalledWith(action);
});
