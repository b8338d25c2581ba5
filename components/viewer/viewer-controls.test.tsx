import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';

import { answeredPopups } from '@/components/catalog/answered-popups';
import { installModal, WithMessages } from '@/components/ui/render-in-test';
import { loadChapter } from '@/lib/client/load-chapter';
import type { Chapter } from '@/lib/domain/chapter';
import type { LastPage, Page } from '@/lib/domain/chapter-view';
import type { Popup } from '@/lib/domain/popup';
import { limits } from '@/lib/limits';
import { storage } from '@/lib/storage';
import { misspoken } from '@/tests/support/misspoken';
import { translateEachTest } from '@/tests/support/translate-page';

import { BottomBar } from './bottom-bar';
import { RefusedChapter } from './refused-chapter';
import { bringPictures, closeReader, renderViewer, scrollTo, openReader } from './render-viewer-in-test';
import { chapter, page } from './viewer-in-test';

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

const BAR: Omit<ComponentProps<typeof BottomBar>, 'commentCount' | 'position'> = {
  chapterId: 10001,
  next: undefined,
  language: 'eng',
  mode: 'vertical',
  direction: 'rtl',
  bars: 'shown',
  spreads: [],
  isGridOpen: false,
  onNear: () => undefined,
  onJump: () => undefined,
  onGrid: () => undefined,
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the mode', () => {
  it.each([
    ['vertical', {}, undefined],
    ['horizontal', {}, 'horizontal'],
    ['vertical', { isVerticalOnly: true }, 'horizontal'],
    ['horizontal', { isHorizontalOnly: true }, 'vertical'],
  ])('is %s for a chapter %p with %p stored @4.44 @4.46 @R25', async (mode, forms, stored) => {
    if (stored) storage.write('viewerMode', stored);
    expect(renderViewer(chapter(forms)).root.dataset.mode).toBe(mode);
    expect(screen.queryByRole('slider') !== null).toBe(mode === 'horizontal');
    expect(screen.queryByRole('progressbar') !== null).toBe(mode === 'vertical');
    await userEvent.click(button('Settings'));
    const isForced = Object.keys(forms).length > 0;
    for (const radio of [
      await screen.findByRole('radio', { name: 'Horizontal' }),
      screen.getByRole('radio', { name: 'Vertical' }),
    ])
      expect(radio.matches(':disabled')).toBe(isForced);
  });

  it('changes in the settings, is announced and stored @4.45 @4.47 @R25', async () => {
    const { root } = renderViewer(chapter());
    await userEvent.click(button('Settings'));
    await userEvent.click(await screen.findByRole('radio', { name: 'Horizontal' }));
    await waitFor(() => expect(root.dataset.mode).toBe('horizontal'));
    expect(await screen.findByText('Now turning pages sideways')).toBeInTheDocument();
    expect(storage.read('viewerMode')).toBe('horizontal');
  });
});

test('shows a notice when the position cannot be stored @R9', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  renderViewer(chapter());
  await scrollTo(3);
  fireEvent(window, new Event('pagehide'));
  expect(await screen.findByText(/^Your place in this chapter can’t be saved/)).toBeInTheDocument();
});

describe('the bars', () => {
  it('hide after two seconds, and a tap on the centre shows them @4.52 @4.53 @9.18', () => {
    jest.useFakeTimers();
    const { root, stage } = renderViewer(chapter());
    expect(root.dataset.bars).toBe('shown');
    act(() => jest.advanceTimersByTime(limits.viewerBarsHideMs));
    expect(root.dataset.bars).toBe('hidden');
    fireEvent.click(stage, { clientX: 500 });
    expect(root.dataset.bars).toBe('shown');
  });

  it('toggle by Enter, which still presses what has the focus @R20', async () => {
    const { root } = renderViewer(chapter());
    for (const state of ['hidden', 'shown']) {
      await userEvent.keyboard('{Enter}');
      expect(root.dataset.bars).toBe(state);
    }
    act(() => button('Settings').focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeInTheDocument();
  });

  it('stay while a popup is open @4.52 @9.18', async () => {
    jest.useFakeTimers();
    const { root } = renderViewer(chapter());
    await act(async () => void fireEvent.click(button('Settings')));
    act(() => jest.advanceTimersByTime(limits.viewerBarsHideMs * 2));
    expect(root.dataset.bars).toBe('shown');
  });

  it('stay on the last two pages, whatever is tapped @4.53 @4.54', async () => {
    storage.write('viewerMode', 'horizontal');
    const { root, stage } = renderViewer(chapter());
    fireEvent.keyDown(document, { key: 'End' });
    await waitFor(() => expect(root.dataset.bars).toBe('shown'));
    fireEvent.click(stage, { clientX: 500 });
    expect(root.dataset.bars).toBe('shown');
  });
});

describe('in a translated page', () => {
  translateEachTest();

  it('the counts of comments and pages change with the chapter', async () => {
    const bar = (commentCount: number, total: number) => (
      <BottomBar {...BAR} commentCount={commentCount} position={{ from: 1, to: 1, total }} />
    );
    const { rerender } = render(bar(12, 20), { wrapper: WithMessages });
    await act(async () => rerender(bar(34, 40)));
    expect(screen.getByRole('link', { name: '34 comments' })).toHaveTextContent('34');
    expect(button(/, all pages$/)).toHaveTextContent('1 / 40');
  });
});

describe('the language of parts', () => {
  const IN_RUSSIAN = { pattern: '§|Русский', tag: 'ru', isStrict: true };

  it('is the chapter’s for its names, its comments and the heading of its banners', async () => {
    const { pages, chapters, title } = chapter();
    const said = (each: Chapter) => ({ ...each, name: `§ ${each.name}`, subTitle: '§ subtitle' });
    const last = pages.at(-1) as LastPage;
    const about = { id: 1, index: 1, iconUrl: '', isMine: false, alreadyLiked: false, likes: 1, createdAt: 1 };
    const topComments = [{ ...about, userName: '§ reader', body: '§ comment' }];
    const banners = [{ id: 1, imageUrl: '/1', width: 1, height: 1, isPr: false }];
    renderViewer(
      chapter({
        language: 'rus',
        titleName: '§ title',
        chapterName: '§ chapter',
        title: { ...title, name: '§ title' },
        chapters: chapters.map(said),
        pages: [
          ...pages.slice(0, -1),
          { kind: 'banners', title: '§ more', banners },
          { ...last, current: said(last.current), next: last.next && said(last.next), topComments },
        ],
      }),
    );
    await userEvent.click(button('Chapters'));
    expect(await screen.findByRole('dialog')).toHaveTextContent('§ subtitle');
    expect(screen.getByRole('article', { name: '§ title § chapter' })).toBeInTheDocument();
    expect(misspoken(IN_RUSSIAN)).toEqual([]);
  });

  it('is the origin’s for what it says of a chapter that it refuses', () => {
    const words = { kind: 'system', subject: '§ subject', body: '§ body', language: 'rus' } as const;
    render(<RefusedChapter popup={words} />, { wrapper: WithMessages });
    expect(misspoken(IN_RUSSIAN)).toEqual([]);
  });
});

describe('the popups', () => {
  it('are open one at a time @4.55', async () => {
    renderViewer(chapter());
    for (const name of ['Chapters', 'Language', 'Settings']) {
      await userEvent.click(button(new RegExp(`^${name}`)));
      expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
    }
  });

  it('close by a click elsewhere, by Escape and by their own button @4.56', async () => {
    // All of it may take longer than the bars stay by themselves.
    jest.replaceProperty(limits, 'viewerBarsHideMs', 60_000 as never);
    const { stage, root } = renderViewer(chapter());
    const closings = [
      () => userEvent.click(stage),
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(button('Settings')),
    ];
    for (const close of closings) {
      await userEvent.click(button('Settings'));
      expect(await screen.findByRole('dialog')).toBeInTheDocument();
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(root.dataset.bars).toBe('shown');
    }
  });

  it('lead to another chapter, and close at the current one, which keeps its position @R24', async () => {
    renderViewer(chapter());
    for (const [name, times] of [
      [/^#1/, 0],
      [/^#2/, 1],
    ] as const) {
      await userEvent.click(button('Chapters'));
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name }));
      await waitFor(() => expect(mockReplace).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });

  it('lead to the other languages, each named in itself', async () => {
    renderViewer(chapter({ otherLanguages: [{ titleId: 11, language: 'esp', isNew: true }] }));
    await userEvent.click(button(/^Language: English ?, EN$/));
    const link = within(await screen.findByRole('dialog')).getByRole('link', { name: /^Español/ });
    expect(link).toHaveAttribute('href', '/titles/11');
    expect(screen.getByText('Español')).toHaveAttribute('lang', 'es');
    expect(screen.getByText('New series').closest('[lang="es"]')).toBeNull();
  });
});

describe('an advertisement among the pages', () => {
  const pages: Page[] = [page(1), { kind: 'advertisement' }, page(2), page(3)];
  const ads = () => screen.queryAllByRole('complementary', { name: 'Advertisement' });

  it.each([
    ['no service fills it', undefined, undefined],
    ['the reader refused advertisements', '1', <i key="ad">Bought</i>],
  ])('has no room where %s', (_, refused, ad) => {
    if (refused) storage.write('adsRefused', refused);
    const { stage } = renderViewer(chapter({ pages }), ad);
    expect(ads()).toHaveLength(0);
    expect(stage.querySelectorAll('[data-box]')).toHaveLength(3);
  });
});

describe('the rating notice', () => {
  const ratingPopup: Popup = { id: 7, kind: 'system', subject: 'For adults', body: 'Blood and ink.', language: 'eng' };
  const dialog = () => screen.queryByRole('dialog', { name: 'For adults' });

  beforeEach(() => {
    answeredPopups.clear();
    storage.write('viewerMode', 'horizontal');
    installModal();
  });

  it('takes the keys until it is closed', async () => {
    renderViewer(chapter({ ratingPopup }));
    await act(async () => void (await import('@/components/catalog/rating-popup')));
    expect(dialog()).toHaveTextContent('Blood and ink.');
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    expect(screen.getByText('Page 1 of 6')).toBeInTheDocument();
    await userEvent.click(button('OK'));
    expect(dialog()).toBeNull();
    bringPictures();
    await userEvent.keyboard('{PageDown}');
    expect(await screen.findByText('Page 2 of 6')).toBeInTheDocument();
  });
});
