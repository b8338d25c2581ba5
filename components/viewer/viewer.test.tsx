import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { NetworkError } from '@/lib/api/network-error';
import { loadChapter } from '@/lib/client/load-chapter';
import type { LastPage } from '@/lib/domain/chapter-view';
import { OriginError } from '@/lib/domain/origin-error';
import type { SystemPopup } from '@/lib/domain/popup';
import { storage } from '@/lib/storage';

import { arrived, bringPictures, closeReader, renderViewer, scrollTo, openReader } from './render-viewer-in-test';
import { chapter, furnishBrowser, page } from './viewer-in-test';

jest.mock('@/lib/client/after-paint', () => ({ afterPaint: () => Promise.resolve() }));
jest.mock('@/lib/client/load-chapter');
jest.mock('@/lib/client/use-favorites', () => ({
  useFavorites: () => ({ titles: [] }),
  useSetFavorite: () => () => Promise.resolve(),
}));

const mockReplace = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ replace: mockReplace, prefetch: jest.fn() }),
}));

beforeEach(() => {
  openReader();
  mockReplace.mockReset();
  jest
    .mocked(loadChapter)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
});
afterEach(closeReader);

const lastPage = (over: Partial<LastPage> = {}) => ({ ...chapter().pages.at(-1), ...over }) as LastPage;
const withLast = (over: Partial<LastPage>) => chapter({ pages: [...chapter().pages.slice(0, -1), lastPage(over)] });
const press = (key: string) => fireEvent.keyDown(document, { key });
const expectPosition = (text: string) => expect(screen.getByText(text)).toBeInTheDocument();

describe('horizontal reading', () => {
  beforeEach(() => storage.write('viewerMode', 'horizontal'));

  const coming = () => document.querySelector('[data-coming]')?.textContent;

  it('shows and names the old page until the wanted one is decoded @R6 @R33', async () => {
    const { shown, picture } = renderViewer(chapter());
    press('ArrowRight');
    expectPosition('Page 1 of 6');
    expect([shown(), coming()]).toEqual([['1'], '2']);
    await arrived(picture(2));
    await waitFor(() => expect(shown()).toEqual(['2']));
    expectPosition('Page 2 of 6');
    expect(coming()).toBeUndefined();
  });

  it('shows the box of a late page after 600 ms; of the presses meanwhile one counts @R33', async () => {
    jest.useFakeTimers();
    const { shown, query } = renderViewer(chapter());
    for (let presses = 0; presses < 3; presses++) press('ArrowRight');
    for (const [ms, number] of [
      [599, 1],
      [1, 2],
      [599, 2],
      [1, 3],
      [5_000, 3],
    ] as const) {
      await act(async () => void jest.advanceTimersByTime(ms));
      expect(shown()).toEqual([String(number)]);
      expectPosition(`Page ${number} of 6`);
      expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', String(number));
      expect(query(`[data-page="${number}"] [data-placeholder]`)).toHaveTextContent(String(number));
    }
  });

  it('jumps while another page is late, and drops the press that waited for it @R33', async () => {
    jest.useFakeTimers();
    const { shown } = renderViewer(chapter());
    press('ArrowRight');
    press('ArrowRight');
    await act(async () => void fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } }));
    expect([shown(), coming()]).toEqual([['1'], '5']);
    press('Home');
    expect([shown(), coming()]).toEqual([['1'], undefined]);
    await act(async () => void jest.advanceTimersByTime(5_000));
    expect(shown()).toEqual(['1']);
    press('ArrowRight');
    press('ArrowRight');
    press('m');
    await act(async () => void jest.advanceTimersByTime(5_000));
    expectPosition('Page 2 of 6');
  });

  it('turns the other way where reading starts from the right @R16', async () => {
    bringPictures();
    const { root } = renderViewer(chapter({ startFromRight: true }));
    expect(root.dataset.direction).toBe('rtl');
    press('ArrowLeft');
    await waitFor(() => expectPosition('Page 2 of 6'));
  });

  it('pairs pages of a wide window after the cover, and shifts the pairing by a key @R14 @R15', async () => {
    furnishBrowser({ isWide: true });
    const { picture, shown } = renderViewer(chapter());
    press(' ');
    await arrived(picture(2));
    await arrived(picture(3));
    await waitFor(() => expect(shown()).toEqual(['2', '3']));
    expectPosition('Pages 2–3 of 6');
    press('o');
    expectPosition('Pages 1–2 of 6');
  });

  it('jumps by the slider and adds nothing to the history @R24', async () => {
    const before = window.history.length;
    bringPictures();
    renderViewer(chapter());
    fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } });
    await waitFor(() => expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '5'));
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Page 5 of 6');
    expect(screen.getByRole('button', { name: '5 / 6, all pages' })).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toMatch(/timestamp=\d+&page=5/));
    expect(window.history.length).toBe(before);
  });

  /** So short that its end is near from the beginning. */
  const short = (chapterId: number) => {
    const { current, next } = lastPage();
    const last = lastPage({
      current: { ...current, id: chapterId },
      next: { ...next!, id: chapterId + 1 },
      nextAccess: 'free',
    });
    return chapter({ chapterId, pages: [page(1), page(2), last] });
  };

  it('shows nothing of the old chapter after a change, however late pictures come @R34', async () => {
    jest.mocked(loadChapter).mockImplementation(({ chapterId }) => Promise.resolve(short(chapterId)));
    const { query, shown } = renderViewer(short(10001));
    await waitFor(() => expect(query('[data-chapter="10002"]')).toBeInTheDocument());
    const oldPictures = document.querySelectorAll('[data-chapter="10001"] img');
    expect(oldPictures).not.toHaveLength(0);
    press('n');
    for (const old of [undefined, ...oldPictures]) {
      if (old) await act(async () => void fireEvent.load(old));
      expect(shown()).toEqual(['1']);
      expect(document.querySelector('[data-shown]')!.closest('[data-chapter="10002"]')).not.toBeNull();
      expect(screen.getByRole('slider')).toHaveAttribute('aria-valuemax', '2');
    }
  });

  it('requests the chapter that follows each entered one once, without a session @R26', async () => {
    jest.mocked(loadChapter).mockImplementation(({ chapterId }) => Promise.resolve(short(chapterId)));
    const { query } = renderViewer(short(10001));
    await waitFor(() => expect(query('[data-chapter="10002"]')).toBeInTheDocument());
    press('n');
    await waitFor(() => expect(query('[data-chapter="10003"]')).toBeInTheDocument());
    const ahead = jest
      .mocked(loadChapter)
      .mock.calls.flatMap(([{ chapterId, asReader }]) => (asReader === false ? [chapterId] : []));
    expect(ahead).toEqual([10002, 10003]);
  });
});

describe('pictures', () => {
  it('are in the document around the position alone @R3', async () => {
    const { picture } = renderViewer(chapter({ pages: Array.from({ length: 60 }, (_, i) => page(i + 1)) }));
    await scrollTo(30);
    await waitFor(() => expect(picture(30)?.getAttribute('src')).toBe('/page/30'));
    expect([picture(1), picture(60)]).toEqual([null, null]);
    expect(document.querySelectorAll('[data-page]')).toHaveLength(60);
  });

  it.each(['by themselves', 'by a button'])('are requested again %s after a failure @R23', async (way) => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { picture, query } = renderViewer(chapter());
    await act(async () => void fireEvent.error(picture(2)!));
    expect(picture(2)).toBeNull();
    if (way === 'by a button')
      await user.click(within(query('[data-page="2"]')!).getByRole('button', { name: 'Try again' }));
    else await act(async () => void jest.advanceTimersByTime(1_000));
    expect(picture(2)?.getAttribute('src')).toBe('/page/2?attempt=1');
    await arrived(picture(2));
    expect(picture(2)).toHaveAttribute('data-ready');
  });
});

describe("the reader's own call", () => {
  const refusal: SystemPopup = { kind: 'system', subject: 'A ticket is needed', body: 'One a day.', language: 'eng' };
  const ok = { text: 'To the series', action: { method: 'push' as const, url: 'komawari://detail/10' } };

  it('leaves the pages alone when it fails', async () => {
    jest.mocked(loadChapter).mockRejectedValue(new NetworkError('unreachable'));
    const { picture } = renderViewer(chapter());
    await waitFor(() => expect(loadChapter).toHaveBeenCalled());
    await act(async () => undefined);
    expect(picture(1)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes the pages away when the origin refuses it, with its reason and a way to the title @8.6', async () => {
    jest.mocked(loadChapter).mockRejectedValue(new OriginError('default', { english: refusal, all: [refusal] }));
    const { picture } = renderViewer(chapter());
    expect(picture(1)).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveAccessibleName('A ticket is needed');
    expect(picture(1)).toBeNull();
    expect(screen.getByRole('link', { name: 'To the series' })).toHaveAttribute('href', '/titles/10');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('opens a chapter that the server was refused, where this reader has access', async () => {
    jest.mocked(loadChapter).mockResolvedValue(chapter());
    const { query } = renderViewer(refusal);
    await waitFor(() => expect(query('[data-page="1"] img')).toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Paper Boats #1'));
    expect(loadChapter).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['its own reason', { ...refusal, subject: 'Today’s ticket is spent', ok }, 'Today’s ticket is spent'],
    ["the server's where the origin is unreachable", undefined, 'A ticket is needed'],
  ])('shows a refused reader %s', async (_, own, name) => {
    const error = own ? new OriginError('default', { english: own, all: [own] }) : new NetworkError('unreachable');
    jest.mocked(loadChapter).mockRejectedValue(error);
    renderViewer(refusal);
    await waitFor(() => expect(screen.getByRole('alert')).not.toHaveAttribute('data-asking'));
    expect(screen.getByRole('alert')).toHaveAccessibleName(name);
  });

  it('is made again for another quality, and the position stays @4.50 @4.51', async () => {
    const low = [1, 2, 3, 4, 5, 6].map((number) => page(number, { imageUrl: `/low/${number}` }));
    const { picture } = renderViewer(chapter());
    await scrollTo(4);
    await waitFor(() => expect(loadChapter).toHaveBeenCalledTimes(1));
    jest.mocked(loadChapter).mockResolvedValue(chapter({ pages: [...low, lastPage()] }));
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Low' }));
    await waitFor(() => expect(picture(4)?.getAttribute('src')).toBe('/low/4'));
    expectPosition('Page 4 of 6');
    expect(storage.read('viewerQuality')).toBe('low');
  });
});

describe('the last page', () => {
  it('leads to the next chapter, names its access, and to the comments @2.55 @4.24', () => {
    renderViewer(chapter());
    expect(screen.getByRole('link', { name: 'Read it: #2' })).toHaveAttribute('href', '/viewer/10002');
    expect(screen.getByText('Ticket')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read them all' })).toHaveAttribute('href', '/comments/10001');
  });

  it('names the date of the next chapter where it is known @2.56', () => {
    // 20 November 2026, at noon in UTC.
    renderViewer(withLast({ nextChapterAt: 1_795_176_000 }));
    expect(screen.getByText(/^The next chapter arrives on/)).toHaveTextContent(
      'The next chapter arrives on Fri, Nov 20.',
    );
  });

  it.each([
    ['on', 1],
    ['off', 0],
  ])('with comments %s quotes %p of them, and leads to them as often @R32', (comments, quoted) => {
    storage.write('viewerSettings', JSON.stringify({ comments }));
    const comment = { id: 1, userName: 'Reader', iconUrl: '/icon', body: 'A word', likes: 0 };
    renderViewer(withLast({ topComments: [comment] as never }));
    expect(screen.queryAllByText('A word')).toHaveLength(quoted);
    expect(screen.queryAllByRole('link', { name: 'Read them all' })).toHaveLength(quoted);
    expect(screen.queryAllByRole('heading', { name: /comments/i })).toHaveLength(quoted);
  });
});
