import { encodeResponse } from '@/lib/wire/encode-response';

import { fetchHome } from './home';

test('home is asked for in the interface’s language, for a viewer mode and all content languages @7.30', async () => {
  const send = jest.fn(async () => encodeResponse({ success: { webHomeViewV4: {} } }));
  await fetchHome(send, { language: 'deu', languages: ['deu', 'esp'], viewerMode: 'horizontal' });
  await fetchHome(send, { language: 'eng', languages: ['eng'] });
  expect(send.mock.calls).toEqual([
    [{ endpoint: 'home', query: { lang: 'deu', viewer_mode: 'horizontal', clang: 'deu,esp' } }],
    [{ endpoint: 'home', query: { lang: 'eng', viewer_mode: 'vertical', clang: 'eng' } }],
  ]);
});
