import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { loadChapter } from '@/lib/client/load-chapter';
import { storage } from '@/lib/storage';

import { arrived, bringPictures, closeReader, openReader, renderViewer } from './render-viewer-in-test';
import { chapter } from './viewer-in-test';

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
  mockReplace.mockReset();
  openReader();
  storage.write('viewerMode', 'horizontal');
  bringPictures();
  jest
    .mocked(loadChapter)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
});
afterEach(closeReader);

const settings = () => screen.getByRole('button', { name: 'Settings' });
/** Fires an event as of a time in ms, however long the machine takes for those before it. Returns whether the browser may do what it does by itself. */
function fireAt(
  timeStamp: number,
  kind: 'click' | 'wheel',
  element: HTMLElement,
  init: MouseEventInit & WheelEventInit,
) {
  const event = createEvent[kind](element, init);
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  return fireEvent(element, event);
}
async function expectPosition(text: string) {
  await act(async () => undefined);
  expect(screen.getByText(text)).toBeInTheDocument();
}

describe('horizontal reading', () => {
  it.each([
    ['on', 2],
    ['off', 1],
  ])('with the wheel %s a gesture leads to page %p @R19', async (wheel, number) => {
    storage.write('viewerSettings', JSON.stringify({ wheel }));
    const { stage } = renderViewer(chapter());
    for (const [at, deltaY] of [100, 60, 30].entries()) fireAt(at * 16, 'wheel', stage, { deltaY });
    await expectPosition(`Page ${number} of 6`);
  });

  it.each([
    ['to a side where nothing scrolls', 1000, [-60, 5], {}, 2],
    ['that scrolls a wide page', 2000, [-60, 5], { scrollLeft: 100 }, 1],
    ['that scrolls down before it goes to the side', 1000, [-5, -40], { scrollTop: 40 }, 1],
  ])('scrolls or turns by a finger %s, never both @R19', async (_, scrollWidth, [dx, dy], moved, number) => {
    const { stage } = renderViewer(chapter());
    stage.style.overflowX = 'auto';
    Object.defineProperties(stage, { scrollWidth: { value: scrollWidth }, clientWidth: { value: 1000 } });
    const touch = (x: number, y: number) => [{ clientX: 500 + x, clientY: 400 + y }];
    fireEvent.touchStart(stage, { touches: touch(0, 0) });
    const mayScroll = fireEvent.touchMove(stage, { touches: touch(dx!, dy!) });
    Object.assign(stage, moved);
    fireEvent.touchEnd(stage, { touches: [], changedTouches: touch(-120, dy!) });
    await expectPosition(`Page ${number} of 6`);
    expect(mayScroll).toBe(number === 1);
  });

  it('takes the shortcuts while the slider has the focus, and leaves the slider its own keys @R20', async () => {
    const { root } = renderViewer(chapter());
    const slider = screen.getByRole('slider');
    slider.focus();
    fireEvent.keyDown(slider, { key: ' ' });
    await expectPosition('Page 2 of 6');
    expect(fireEvent.keyDown(slider, { key: 'ArrowRight' })).toBe(true);
    await expectPosition('Page 2 of 6');
    fireEvent.keyDown(slider, { key: 'z' });
    expect(root.dataset.fit).toBe('width');
    fireEvent.keyDown(slider, { key: 'g' });
    expect(await screen.findByRole('dialog', { name: 'All pages' })).toBeInTheDocument();
  });

  it.each([
    ['on', 1, 'zoomed'],
    ['off', 3, 'fitted'],
  ])('with double tap %s a second tap in a zone leads to page %p, %s @R17', async (doubleTap, number, size) => {
    storage.write('viewerSettings', JSON.stringify({ doubleTap }));
    document.elementFromPoint = () => null;
    const { root, stage, picture, shown } = renderViewer(chapter());
    for (const each of [1, 2, 3]) await arrived(picture(each));
    fireAt(1_000, 'click', stage, { clientX: 900 });
    await expectPosition('Page 2 of 6');
    await waitFor(() => expect(shown()).toEqual(['2']));
    fireAt(1_240, 'click', stage, { clientX: 900 });
    await expectPosition(`Page ${number} of 6`);
    await waitFor(() => expect(shown()).toEqual([String(number)]));
    expect(root.style.getPropertyValue('--zoom')).toBe(size === 'zoomed' ? '2' : '');
  });

  it.each([
    ['sides', 900, 2],
    ['inverted', 100, 2],
    ['off', 900, 1],
  ])('with tap zones %s a tap at %p of 1000 px leads to page %p @R29', async (tapZones, clientX, number) => {
    storage.write('viewerSettings', JSON.stringify({ tapZones }));
    const { root, stage } = renderViewer(chapter());
    fireEvent.click(stage, { clientX });
    await expectPosition(`Page ${number} of 6`);
    expect(root.dataset.bars).toBe('hidden');
    fireEvent.click(stage, { clientX: 500, clientY: 400 });
    expect(root.dataset.bars).toBe('shown');
  });

  it.each(['by a pointer', 'by Tab and Enter'])(
    'leaves Space to the pages after Escape closed a panel that was opened %s @R20',
    async (way) => {
      renderViewer(chapter());
      if (way === 'by a pointer') await userEvent.click(settings());
      else {
        while (document.activeElement !== settings()) await userEvent.tab();
        await userEvent.keyboard('{Enter}');
      }
      expect(await screen.findByRole('dialog')).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(settings()).toHaveFocus();
      await userEvent.keyboard(' ');
      await expectPosition('Page 2 of 6');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      // Gone to once more, the button has Space again.
      await userEvent.tab({ shift: true });
      await userEvent.tab();
      await userEvent.keyboard(' ');
      expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeInTheDocument();
    },
  );
});

describe('a second tap', () => {
  const NEXT_ZONE = { clientX: 900, clientY: 400 };
  const zoom = (root: HTMLElement) => root.style.getPropertyValue('--zoom');
  const plain = chapter();
  const last = plain.pages.at(-1)!;
  const banners = [
    {
      id: 1,
      imageUrl: '/1',
      width: 1,
      height: 1,
      isPr: false,
      action: { method: 'external' as const, url: 'https://a.example' },
    },
  ];

  /** A chapter that is open at the last of so many pictures, with whatever comes after them. */
  async function openAtLast(count: number, pages: typeof plain.pages) {
    document.elementFromPoint = () => null;
    window.history.replaceState(null, '', `/viewer/10001?page=${count}`);
    const viewer = renderViewer(chapter({ pages: [...plain.pages.slice(0, count), ...pages] }));
    await waitFor(() => expect(viewer.shown()).toEqual([String(count)]));
    return viewer;
  }

  it.each([
    ['the link to the next chapter', [last], '[data-last] a'],
    ['a button of the last page', [last], '[data-last] button'],
    ['a bar that came with it', [last], 'button[aria-haspopup]'],
    ['a banner', [{ kind: 'banners' as const, title: '', banners }, last], 'a:has([data-banner])'],
  ])('over %s takes the turn back and zooms, and nothing is pressed @R17', async (_, pages, under) => {
    const { root, stage, shown, query } = await openAtLast(2, pages);
    fireAt(1_000, 'click', stage, NEXT_ZONE);
    await waitFor(() => expect(shown()).toEqual(['last']));
    const pressed = jest.fn();
    query(under)!.addEventListener('click', pressed);
    expect(fireAt(1_240, 'click', query(under)!, NEXT_ZONE)).toBe(false);
    await waitFor(() => expect(shown()).toEqual(['2']));
    expect(zoom(root)).toBe('2');
    expect(pressed).not.toHaveBeenCalled();
    expect(mockReplace).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['too late', 1_250, NEXT_ZONE],
    ['elsewhere', 1_240, { clientX: 850, clientY: 400 }],
  ])('that comes %s follows the link under it @R17', async (_, at, point) => {
    const { root, stage, shown, query } = await openAtLast(2, [last]);
    fireAt(1_000, 'click', stage, NEXT_ZONE);
    await waitFor(() => expect(shown()).toEqual(['last']));
    fireAt(at, 'click', query('[data-last] a')!, point);
    await waitFor(() => expect(mockReplace).toHaveBeenCalledTimes(1));
    expect(zoom(root)).toBe('');
  });

  it('presses a control a second time where the first tap pressed one, too @R17', async () => {
    await openAtLast(2, [last]);
    fireAt(1_000, 'click', settings(), NEXT_ZONE);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    fireAt(1_240, 'click', settings(), NEXT_ZONE);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(['the page that is left', 'the chapter that has come'])(
    'on %s does nothing where the first led to a chapter that is not loaded @R17',
    async (where) => {
      const { root, stage, shown } = await openAtLast(2, [{ ...last, nextAccess: 'free' } as typeof last]);
      fireAt(1_000, 'click', stage, NEXT_ZONE);
      await waitFor(() => expect(shown()).toEqual(['last']));
      fireAt(2_000, 'click', stage, NEXT_ZONE);
      expect(mockReplace).toHaveBeenCalledTimes(1);
      if (where === 'the page that is left') {
        fireAt(2_240, 'click', stage, NEXT_ZONE);
        await act(async () => undefined);
        expect(shown()).toEqual(['last']);
        expect(zoom(root)).toBe('');
      } else {
        cleanup();
        window.history.replaceState(null, '', '/viewer/10002');
        const next = renderViewer(chapter({ chapterId: 10002 }));
        fireAt(2_240, 'click', next.stage, NEXT_ZONE);
        await expectPosition('Page 1 of 6');
        expect(zoom(next.root)).toBe('');
        fireAt(3_000, 'click', next.stage, NEXT_ZONE);
        await expectPosition('Page 2 of 6');
      }
      expect(mockReplace).toHaveBeenCalledTimes(1);
    },
  );
});
