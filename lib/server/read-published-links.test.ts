import { limits } from '@/lib/limits';

import { readPublishedLinks } from './read-published-links';

const asked = jest.fn<Promise<{ chat?: string }>, []>();
jest.mock('@/lib/api/site-links', () => ({ fetchSiteLinks: () => asked() }));
jest.mock('./send', () => ({ send: undefined }));
jest.mock('react', () => ({ cache: (read: unknown) => read }));

const chat = { chat: 'https://chat.example/' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('returns the origin’s links, and the last known ones while it fails or is slow', async () => {
  asked.mockRejectedValueOnce(new Error('no such call'));
  expect(await readPublishedLinks()).toEqual({});
  asked.mockResolvedValueOnce(chat);
  expect(await readPublishedLinks()).toEqual(chat);
  asked.mockRejectedValueOnce(new Error('gone'));
  expect(await readPublishedLinks()).toEqual(chat);
  asked.mockReturnValueOnce(new Promise(() => undefined));
  const late = readPublishedLinks();
  await jest.advanceTimersByTimeAsync(limits.siteLinksWaitMs);
  expect(await late).toEqual(chat);
  asked.mockResolvedValueOnce({});
  expect(await readPublishedLinks()).toEqual({});
});

test('a build does not call the origin', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PHASE: 'phase-production-build' });
  asked.mockClear();
  expect(await readPublishedLinks()).toEqual({});
  expect(asked).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
