import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { NetworkError } from '@/lib/api/network-error';
import { loadChapter } from '@/lib/client/load-chapter';
import type { LastPage } from '@/lib/domain/chapter-view';
import { OriginError } from '@/lib/domain/origin-error';
import { storage } from '@/lib/storage';

import { arrived, leaveReader, renderViewer, scrollTo, standByReader } from './render-viewer-in-test';
import { chapter, furnishBrowser, page } from './viewer-in-test';

jest.mock('@/lib/client/after-paint', () => ({ afterPaint: () => Promise.resolve() }));
jest.mock('@/lib/client/load-chapter');
jest.mock('@/lib/client/use-favorites', () => ({
  useFavorites: () => ({ titles: [] }),
  useSetFavorite: () => () => Promise.resolve(),
}));

beforeEach(() => {
  standByReader();
  jest
    .mocked(loadChapter)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
});
afterEach(leaveReader);

describe('turning pages', () => {
  beforeEach(() => storage.write('viewerMode', 'horizontal'));

  it('keeps the old page until the next one is decoded', async () => {
    const { shown, picture } = renderViewer(chapter());
    fireEvent.keyDown(document, { key: 'ArrowRight' });
    expect(screen.getByText('Page 2 of 6')).toBeInTheDocument();
    expect(shown()).toEqual(['1']);
    await arrived(picture(2));
    await waitFor(() => expect(shown()).toEqual(['2']));
  });

  it('goes the other way where reading starts from the right', async () => {
    const { root } = renderViewer(chapter({ startFromRight: true }));
    expect(root.dataset.direction).toBe('rtl');
    fireEvent.keyDown(document, { key: 'ArrowLeft' });
    expect(screen.getByText('Page 2 of 6')).toBeInTheDocument();
  });

  it('names both pages that are side by side, after the cover', async () => {
    furnishBrowser({ isWide: true });
    const { picture, shown } = renderViewer(chapter());
    fireEvent.keyDown(document, { key: ' ' });
    expect(screen.getByText('Pages 2–3 of 6')).toBeInTheDocument();
    await arrived(picture(2));
    await arrived(picture(3));
    await waitFor(() => expect(shown()).toEqual(['2', '3']));
  });

  it('jumps by the slider and puts nothing into the history', async () => {
    const before = window.history.length;
    renderViewer(chapter());
    fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } });
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '5');
    await waitFor(() => expect(window.location.search).toMatch(/timestamp=\d+&page=5/));
    expect(window.history.length).toBe(before);
  });
});

describe('the pictures', () => {
  it('are held only around where the reader is', async () => {
    const { picture } = renderViewer(chapter({ pages: Array.from({ length: 60 }, (_, i) => page(i + 1)) }));
    await scrollTo(30);
    await waitFor(() => expect(picture(30)?.getAttribute('src')).toBe('/page/30'));
    expect(picture(1)).toBeNull();
    expect(picture(60)).toBeNull();
    expect(document.querySelectorAll('[data-page]')).toHaveLength(60);
  });

  it('say that they failed, and are really asked for again', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { picture, query } = renderViewer(chapter());
    await act(async () => void fireEvent.error(picture(2)!));
    const box = within(query('[data-page="2"]')!);
    expect(picture(2)).toBeNull();
    await user.click(box.getByRole('button', { name: 'Try again' }));
    expect(picture(2)?.getAttribute('src')).toBe('/page/2?attempt=1');
    await arrived(picture(2));
    expect(picture(2)).toHaveAttribute('data-ready');
  });

  it('are tried again by themselves', async () => {
    jest.useFakeTimers();
    const { picture } = renderViewer(chapter());
    await act(async () => void fireEvent.error(picture(2)!));
    expect(picture(2)).toBeNull();
    await act(async () => void jest.advanceTimersByTime(1_000));
    expect(picture(2)?.getAttribute('src')).toBe('/page/2?attempt=1');
  });
});

describe('the reader’s own call', () => {
  it('never disturbs reading when it fails', async () => {
    jest.mocked(loadChapter).mockRejectedValue(new NetworkError('unreachable'));
    const { picture } = renderViewer(chapter());
    await waitFor(() =>
      expect(loadChapter).toHaveBeenCalledWith({
        chapterId: 10001,
        languages: ['eng'],
        quality: 'high',
        viewerMode: 'vertical',
      }),
    );
    await act(async () => undefined);
    expect(picture(1)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes the pages away when the origin refuses it, in words for the reader', async () => {
    const popup = (language: 'eng' | 'esp', subject: string) => ({
      kind: 'system' as const,
      subject,
      body: 'Its time is over.',
      language,
    });
    const popups = { english: popup('eng', 'This chapter has ended'), spanish: popup('esp', 'Ha terminado'), all: [] };
    jest.mocked(loadChapter).mockRejectedValue(new OriginError('default', popups));
    const { picture } = renderViewer(chapter());
    expect(picture(1)).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveAccessibleName('This chapter has ended');
    expect(picture(1)).toBeNull();
    expect(screen.getByRole('link', { name: 'To the series' })).toHaveAttribute('href', '/titles/10');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('opens what the server was refused, where the reader is let in', async () => {
    jest.mocked(loadChapter).mockResolvedValue(chapter());
    const { query } = renderViewer({
      kind: 'system',
      subject: 'A ticket is needed',
      body: 'You have one a day.',
      language: 'eng',
    });
    await waitFor(() => expect(query('[data-page="1"] img')).toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Paper Boats #1'));
    expect(loadChapter).toHaveBeenCalledTimes(1);
  });

  it('tells a reader who is not let in either why he is not', async () => {
    const refusal = {
      kind: 'system' as const,
      subject: 'A ticket is needed',
      body: 'You have one a day.',
      language: 'eng' as const,
    };
    const ok = { text: 'To the series', action: { method: 'push' as const, url: 'komawari://detail/10' } };
    const own = { ...refusal, subject: 'Today’s ticket is spent', ok };
    jest.mocked(loadChapter).mockRejectedValue(new OriginError('default', { english: own, all: [own] }));
    renderViewer(refusal);
    expect(screen.getByRole('alert')).toHaveAccessibleName('A ticket is needed');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveAccessibleName('Today’s ticket is spent'));
    expect(screen.getByRole('alert')).not.toHaveAttribute('data-asking');
    expect(screen.getByRole('link', { name: 'To the series' })).toHaveAttribute('href', '/titles/10');
  });

  it('keeps the server’s words where the origin cannot be asked', async () => {
    jest.mocked(loadChapter).mockRejectedValue(new NetworkError('unreachable'));
    renderViewer({ kind: 'system', subject: 'A ticket is needed', body: 'You have one a day.', language: 'eng' });
    await waitFor(() => expect(screen.getByRole('alert')).not.toHaveAttribute('data-asking'));
    expect(screen.getByRole('alert')).toHaveAccessibleName('A ticket is needed');
  });

  it('is made again for another quality, and the place stays @4.50 @4.51', async () => {
    const low = chapter({
      pages: chapter().pages.map((each, i) =>
        each.kind === 'manga' ? page(i + 1, { imageUrl: `/low/${i + 1}` }) : each,
      ),
    });
    const { picture } = renderViewer(chapter());
    await scrollTo(4);
    await waitFor(() => expect(loadChapter).toHaveBeenCalledTimes(1));
    jest.mocked(loadChapter).mockResolvedValue(low);
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Low' }));
    await waitFor(() => expect(picture(4)?.getAttribute('src')).toBe('/low/4'));
    expect(screen.getByText('Page 4 of 6')).toBeInTheDocument();
    expect(storage.read('viewerQuality')).toBe('low');
  });
});

describe('the position', () => {
  it('comes back unless the chapter was finished', () => {
    storage.write('viewerPositions', '[[10001,4,0,0]]');
    storage.write('viewerMode', 'horizontal');
    renderViewer(chapter());
    expect(screen.getByText('Page 4 of 6')).toBeInTheDocument();
  });

  it('starts over a finished chapter', () => {
    storage.write('viewerPositions', '[[10001,6,0,1]]');
    renderViewer(chapter());
    expect(screen.getByText('Page 1 of 6')).toBeInTheDocument();
  });

  it('is the one of the address, if that is this chapter’s', () => {
    window.history.replaceState(null, '', '/viewer/10001?page=5');
    renderViewer(chapter());
    expect(screen.getByText('Page 5 of 6')).toBeInTheDocument();
  });

  it('is not that of the chapter before, whose address is still there', () => {
    window.history.replaceState(null, '', '/viewer/10000?page=5');
    renderViewer(chapter());
    expect(screen.queryByText(/^Page \d of 6$/)).not.toBeInTheDocument();
    window.history.replaceState(null, '', '/viewer/10001');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.getByText('Page 1 of 6')).toBeInTheDocument();
  });

  it.each(['/viewer/10009?page=2', '/titles/10001'])(
    'is not put into %s, which the browser’s history has gone to',
    async (address) => {
      jest.useFakeTimers();
      renderViewer(chapter());
      window.history.replaceState(null, '', address);
      await act(async () => void jest.advanceTimersByTime(1_000));
      expect(window.location.pathname + window.location.search).toBe(address);
    },
  );

  it('is kept when the page goes away at once', async () => {
    renderViewer(chapter());
    await scrollTo(3);
    await waitFor(() => expect(screen.getByText('Page 3 of 6')).toBeInTheDocument());
    fireEvent(window, new Event('pagehide'));
    expect(JSON.parse(storage.read('viewerPositions')!)[0].slice(0, 2)).toEqual([10001, 3]);
  });
});

describe('the chapter that follows', () => {
  const last = chapter().pages.at(-1) as LastPage;
  /** So short that its end is near from the beginning. */
  const short = (chapterId: number) =>
    chapter({
      chapterId,
      pages: [
        page(1),
        page(2),
        {
          ...last,
          current: { ...last.current, id: chapterId },
          next: { ...last.next!, id: chapterId + 1 },
          nextAccess: 'free',
        },
      ],
    });

  it('is brought for each chapter that is entered, once', async () => {
    storage.write('viewerMode', 'horizontal');
    jest.mocked(loadChapter).mockImplementation(({ chapterId }) => Promise.resolve(short(chapterId)));
    const { query } = renderViewer(short(10001));
    await waitFor(() => expect(query('[data-chapter="10002"]')).toBeInTheDocument());
    fireEvent.keyDown(document, { key: 'n' });
    await waitFor(() => expect(query('[data-chapter="10003"]')).toBeInTheDocument());
    const ahead = jest
      .mocked(loadChapter)
      .mock.calls.flatMap(([{ chapterId, asReader }]) => (asReader === false ? [chapterId] : []));
    expect(ahead).toEqual([10002, 10003]);
  });
});

describe('the last page', () => {
  it('leads on, and says how the next chapter may be read @2.55 @4.24', () => {
    renderViewer(chapter());
    expect(screen.getByRole('link', { name: 'Read it: #2' })).toHaveAttribute('href', '/viewer/10002');
    expect(screen.getByText('Ticket')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read them all' })).toHaveAttribute('href', '/comments/10001');
  });

  it('says when the next chapter comes, where that is known @2.56', () => {
    const view = chapter();
    const of = (nextChapterAt?: number) => ({
      ...view,
      pages: [...view.pages.slice(0, -1), { ...view.pages.at(-1), nextChapterAt } as LastPage],
    });
    // 20 November 2026, at noon in UTC.
    renderViewer(of(1_795_176_000));
    expect(screen.getByText(/^The next chapter arrives on/)).toHaveTextContent(
      'The next chapter arrives on Fri, Nov 20.',
    );
    expect(screen.getByText('Fri, Nov 20')).toHaveAttribute('datetime', '2026-11-20T12:00:00.000Z');
    cleanup();
    renderViewer(of());
    expect(screen.queryByText(/^The next chapter arrives on/)).toBeNull();
  });

  it('leads to the comments where there are none yet, too', () => {
    renderViewer(chapter({ commentCount: 0 }));
    expect(screen.getByText('Nobody has said anything yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Comments' })).toHaveAttribute('href', '/comments/10001');
  });

  it.each([
    ['on', 1],
    ['off', 0],
  ])('leads to the comments where quoting them is %s', (comments, quoted) => {
    storage.write('viewerSettings', JSON.stringify({ comments }));
    const view = chapter();
    const last = {
      ...view.pages.at(-1),
      topComments: [{ id: 1, userName: 'Reader', iconUrl: '/icon', body: 'A word', likes: 0 }],
    } as LastPage;
    renderViewer({ ...view, pages: [...view.pages.slice(0, -1), last] });
    expect(screen.queryAllByText('A word')).toHaveLength(quoted);
    expect(screen.getByRole('link', { name: 'Read them all' })).toHaveAttribute('href', '/comments/10001');
  });
});
