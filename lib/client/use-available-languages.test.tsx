import { act, renderHook, waitFor } from '@testing-library/react';

import { ask } from '@/lib/api/ask';
import { bodyOf } from '@/tests/support/body-of';

import { availableLanguages } from './available-languages';
import { send } from './send';
import { useAvailableLanguages } from './use-available-languages';

// The codec needs more of a browser than tests have.
jest.mock('@/lib/wire/decode-response', () => ({
  decodeResponse: (bytes: Uint8Array) => JSON.parse(Buffer.from(bytes).toString()) as object,
}));
const encodeResponse = (response: object) => Buffer.from(JSON.stringify(response));

const list = (...counts: [language: number, titlesCount: number][]) => ({
  availableLanguages: counts.map(([language, titlesCount]) => ({ language, titlesCount })),
});

/** What the origin answers, by path; calls of others come to nothing. */
const answers = new Map<string, Uint8Array>();
const asked = jest.fn(async (address: string) => {
  const bytes = answers.get(address);
  if (!bytes) throw new TypeError('Failed to fetch');
  return { status: 200, body: bodyOf(bytes) };
});
Object.assign(globalThis, { fetch: asked });

// One page from its beginning to its end: what it came to know stays.
test('who needs the languages asks for them, and every later answer that names them is right @3.52', async () => {
  const first = renderHook(useAvailableLanguages);
  await waitFor(() => expect(asked).toHaveBeenCalledWith('/api/language', expect.anything()));
  expect(first.result.current).toBeUndefined();
  first.unmount();

  answers.set('/api/language', encodeResponse({ success: { languages: list([0, 30], [1, 24]) } }));
  const { result } = renderHook(useAvailableLanguages);
  await waitFor(() =>
    expect(result.current).toEqual([
      { language: 'eng', titlesCount: 30 },
      { language: 'esp', titlesCount: 24 },
    ]),
  );

  answers.set(
    '/api/title_list/bookmark',
    encodeResponse({ success: { languages: list([0, 30], [6, 2]), subscribedTitlesView: {} } }),
  );
  await act(() => ask(send, { endpoint: 'favorites' }));
  expect(result.current).toEqual([
    { language: 'eng', titlesCount: 30 },
    { language: 'tha', titlesCount: 2 },
  ]);

  const known = availableLanguages();
  await act(() => ask(send, { endpoint: 'favorites' }));
  expect(availableLanguages()).toBe(known);
  asked.mockClear();
  renderHook(useAvailableLanguages);
  expect(asked).not.toHaveBeenCalled();
});
