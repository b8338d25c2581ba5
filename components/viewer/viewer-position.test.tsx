import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';

import { loadChapter } from '@/lib/client/load-chapter';
import type { ChapterView } from '@/lib/domain/chapter-view';
import { storage } from '@/lib/storage';

import { closeReader, renderViewer, scrollTo, openReader } from './render-viewer-in-test';
import { chapter, page } from './viewer-in-test';

jest.mock('@/lib/client/after-paint', () => ({ afterPaint: () => Promise.resolve() }));
jest.mock('@/lib/client/load-chapter');
jest.mock('@/lib/client/use-favorites', () => ({
  useFavorites: () => ({ titles: [] }),
  useSetFavorite: () => () => Promise.resolve(),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ replace: jest.fn(), prefetch: jest.fn() }),
}));

beforeEach(() => {
  openReader();
  jest
    .mocked(loadChapter)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
});
afterEach(closeReader);

/** Opens the viewer, with its parts that are loaded by themselves. */
const open = (view: ChapterView) => act(async () => void renderViewer(view));
const expectPosition = (text: string) => expect(screen.getByText(text)).toBeInTheDocument();

describe('the position', () => {
  it.each([
    ['restored from storage', '[[10001,4,0,0]]', '/viewer/10001', 'Page 4 of 6'],
    ['the first page of a finished chapter', '[[10001,6,0,1]]', '/viewer/10001', 'Page 1 of 6'],
    ["that of the chapter's address", '[]', '/viewer/10001?page=5', 'Page 5 of 6'],
    ['the last page for an address past the end', '[]', '/viewer/10001?page=99', 'Page 6 of 6'],
  ])('is %s @R9 @R10', async (_, stored, address, text) => {
    storage.write('viewerPositions', stored);
    storage.write('viewerMode', 'horizontal');
    window.history.replaceState(null, '', address);
    await open(chapter());
    expectPosition(text);
  });

  it('is the picture that was left, with a page inserted before it, unless a link names a page @R9', async () => {
    const published = (...letters: string[]) => {
      const urls = letters.map((one) => `/media/page/10001/${one.repeat(16)}-high.webp?e=20781&s=Ab-_567890123456789`);
      return chapter({
        pages: [...urls.map((imageUrl, i) => page(i + 1, { imageUrl })), ...chapter().pages.slice(-1)],
      });
    };
    const openAt = (address: string, view: ChapterView) => {
      cleanup();
      window.history.replaceState(null, '', address);
      return open(view);
    };
    storage.write('viewerMode', 'horizontal');
    await openAt('/viewer/10001?page=2', published('a', 'b', 'c'));
    expectPosition('Page 2 of 3');
    await openAt('/viewer/10001', published('a', 'd', 'b', 'c'));
    expectPosition('Page 3 of 4');
    await openAt('/viewer/10001?page=2', published('a', 'd', 'b', 'c'));
    expectPosition('Page 2 of 4');
  });

  it.each(['/viewer/10009?page=2', '/titles/10001'])(
    'leaves the address %s of another page alone @R24',
    async (address) => {
      jest.useFakeTimers();
      await open(chapter());
      window.history.replaceState(null, '', address);
      await act(async () => void jest.advanceTimersByTime(1_000));
      expect(window.location.pathname + window.location.search).toBe(address);
    },
  );

  it('is stored within its page at once when the tab is closed @R9', async () => {
    const stored = () => JSON.parse(storage.read('viewerPositions')!)[0] as number[];
    await open(chapter());
    await scrollTo(3);
    await waitFor(() => expectPosition('Page 3 of 6'));
    const [id, number, fraction] = stored();
    expect([id, number]).toEqual([10001, 3]);
    jest.useFakeTimers();
    await scrollTo(3.2);
    await act(async () => void jest.advanceTimersByTime(100));
    expect(stored()[2]).toBe(fraction);
    fireEvent(window, new Event('pagehide'));
    expect(stored()[2]).toBeCloseTo(fraction! + 0.2, 2);
  });
});
