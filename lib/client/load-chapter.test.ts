import { OriginError } from '@/lib/domain/origin-error';
import { encodeResponse } from '@/lib/wire/encode-response';

import { loadChapter } from './load-chapter';
import { tellOutage } from './outage';
import { session } from './session';

jest.mock('./outage', () => ({ tellOutage: jest.fn() }));

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const answering = (message: Parameters<typeof encodeResponse>[0]) => () =>
  Promise.resolve(new Response(new Uint8Array(encodeResponse(message))));
/** Of the wire's error actions. */
const MAINTENANCE = 2;

beforeEach(() => {
  jest.mocked(tellOutage).mockReset();
  fetched.mockReset().mockImplementation(answering({ success: { mangaViewer: { chapterId: 10_002 } } }));
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched as unknown as typeof fetch);
});
afterEach(() => jest.restoreAllMocks());

const asked = { chapterId: 10_002, languages: ['eng', 'esp'], quality: 'low', viewerMode: 'horizontal' } as const;

test('a chapter is asked for as the reader, unless told otherwise', async () => {
  await loadChapter(asked);
  await loadChapter({ ...asked, asReader: true });
  for (const [, { headers }] of fetched.mock.calls) expect(headers).toEqual({ 'SESSION-TOKEN': session() });
});

test('a chapter that is only fetched ahead is asked for without a session: the same question of nobody', async () => {
  await expect(loadChapter({ ...asked, asReader: false })).resolves.toMatchObject({ chapterId: 10_002 });
  await loadChapter(asked);
  const [[ahead, { headers }], [read]] = fetched.mock.calls as [[string, RequestInit], [string, RequestInit]];
  expect([...new Headers(headers).keys()]).toEqual([]);
  expect(ahead).toBe(read);
  expect(ahead).toBe(
    '/api/manga_viewer?chapter_id=10002&split=yes&img_quality=low&viewer_mode=horizontal&clang=eng%2Cesp',
  );
});

test('a service that closes takes the screen from who asks for a chapter, not from who is still reading the one before', async () => {
  fetched.mockImplementation(answering({ error: { action: MAINTENANCE } }));
  await expect(loadChapter({ ...asked, asReader: false })).rejects.toBeInstanceOf(OriginError);
  expect(tellOutage).not.toHaveBeenCalled();
  await expect(loadChapter(asked)).rejects.toBeInstanceOf(OriginError);
  expect(tellOutage).toHaveBeenCalledWith('maintenance');
});
