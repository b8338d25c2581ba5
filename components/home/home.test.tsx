import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { answeredPopups } from '@/components/catalog/answered-popups';
import { reading, store } from '@/components/catalog/history-in-test';
import { sampleTitle } from '@/components/catalog/sample-title-in-test';
import { installModal, WithMessages } from '@/components/ui/render-in-test';
import { tapPopup } from '@/lib/client/tap-popup';
import { onHappening } from '@/lib/client/third-parties/happenings';
import type { Happening } from '@/lib/domain/happening';
import type { Language } from '@/lib/domain/language';
import type { Popup } from '@/lib/domain/popup';
import { openEyes } from '@/tests/support/eyes';
import { translateEachTest } from '@/tests/support/translate-page';

import { Carousel } from './carousel';
import { CarouselControls } from './carousel-controls';
import { ContinueShelf } from './continue-shelf';
import { Home } from './home';
import { HottestWords } from './hottest-words';
import { HomePopupPlace } from './home-popup-place';
import { ShelfBeforePaint } from './shelf-before-paint';

jest.mock('@/lib/client/when-idle', () => ({ whenIdle: (then: () => void) => then() }));
jest.mock('@/lib/client/after-paint', () => ({ afterPaint: () => Promise.resolve() }));
jest.mock('embla-carousel-autoplay', () => () => ({}));
const mockAutoplay = {
  isPlaying: false,
  play() {
    this.isPlaying = true;
  },
  stop() {
    this.isPlaying = false;
  },
};
let mockEmit: (event: string) => void;
jest.mock('embla-carousel-react', () => {
  let at = 0;
  const listeners = new Set<readonly [event: string, listener: () => void]>();
  const emit = (event: string) => {
    for (const [its, listener] of listeners) if (its === event) listener();
  };
  mockEmit = emit;
  const embla = {
    on: (event: string, listener: () => void) => {
      listeners.add([event, listener]);
      return embla;
    },
    off: () => embla,
    plugins: () => ({ autoplay: mockAutoplay }),
    rootNode: () => document.querySelector('[data-banner]')!.parentElement!.parentElement!,
    selectedScrollSnap: () => at,
    scrollNext: () => {
      at += 1;
      emit('select');
    },
  };
  return () => [() => undefined, embla];
});
jest.mock('@/lib/client/tap-popup', () => ({ tapPopup: jest.fn() }));

const CONTROLS = { count: 3, playing: false, back: () => undefined, forward: () => undefined };
const action = { method: 'push', url: 'komawari://detail/12' } as const;

beforeAll(installModal);
let see: ReturnType<typeof openEyes>;
const happened = jest.fn<void, [Happening]>();
let unsubscribe: () => void;
beforeEach(() => {
  window.localStorage.clear();
  see = openEyes();
  happened.mockReset();
  unsubscribe = onHappening(happened);
});
afterEach(() => unsubscribe());
afterEach(() => jest.restoreAllMocks());

async function showCarousel() {
  window.matchMedia = () => ({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as never;
  const banners = [1, 2, 3].map((id) => ({ id, imageUrl: `/${id}.webp`, width: 0, height: 0, isPr: false, action }));
  const { container } = render(<Carousel banners={banners} />, { wrapper: WithMessages });
  await act(async () => void (await import('./carousel-motion')));
  return container.querySelector('[data-running]')!;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the number of a banner is right in the frame in which it is selected, and each is counted once when seen', async () => {
  await showCarousel();
  const count = () => screen.getByText(/^\/ 3$/).closest('p');
  expect(count()).toHaveTextContent('1 / 3');
  press('Next banner');
  expect(count()).toHaveTextContent('2 / 3');
  see('[data-banner]');
  see('[data-banner]');
  expect(happened.mock.calls.flat()).toEqual(
    [1, 2, 3].map((id) => ({ kind: 'home-banner', action: 'Impression', id })),
  );
});

test.each([
  ['an arrow is pressed', () => press('Next banner')],
  ['the banners are dragged', () => act(() => mockEmit('pointerDown'))],
  ['they are paused', () => press('Pause the banners')],
])(
  'autoplay rests under the pointer and with the focus, and stays stopped once %s until it is played again',
  async (_, step) => {
    const slides = await showCarousel();
    const stays = [
      [fireEvent.mouseEnter, fireEvent.mouseLeave],
      [fireEvent.focus, fireEvent.blur],
    ] as const;
    const plays = () => mockAutoplay.isPlaying;
    const playsWhile = () =>
      stays.map(([begin, end]) => {
        begin(slides);
        const during = plays();
        end(slides);
        return [during, plays()];
      });
    expect(plays()).toBe(true);
    expect(playsWhile()).toEqual([
      [false, true],
      [false, true],
    ]);
    step();
    act(() => mockEmit('reInit'));
    expect([plays(), ...playsWhile().flat()]).toEqual([false, false, false, false, false]);
    press('Play the banners');
    expect(plays()).toBe(true);
  },
);

describe('in a translated page', () => {
  translateEachTest();

  test('the number of a banner changes', async () => {
    const { container, rerender } = render(<CarouselControls {...CONTROLS} selected={0} />, { wrapper: WithMessages });
    await act(async () => rerender(<CarouselControls {...CONTROLS} selected={1} />));
    expect(container).toHaveTextContent('2 / 3');
  });

  test('words follow the content language', async () => {
    const words = (language: Language, author: string, score: number) => (
      <HottestWords title={sampleTitle(1, { language, author })} score={score} />
    );
    const { container, rerender } = render(words('eng', 'Ana Kō', 1_100), { wrapper: WithMessages });
    await act(async () => rerender(words('esp', 'Ana Ko', 1_200)));
    expect(container).toHaveTextContent('Series 1Ana Ko · 1.2K');
    await act(async () => rerender(words('esp', 'Ana Ko', 0)));
    expect(container).toHaveTextContent(/^Series 1Ana Ko$/);
  });
});

test('a home without recent chapters lists the last chapters with their dates, then all series', () => {
  const startAt = Date.parse('2025-02-03T12:00:00Z') / 1_000;
  const release = {
    ...{ chapterId: 1001, chapterName: '#1', chapterSubTitle: '', isLatest: true },
    ...{ isVerticalOnly: false, isHorizontalOnly: false, title: sampleTitle(1), startAt },
  };
  const series = [1, 2].map((id) => ({ name: `Series ${id}`, titles: [sampleTitle(id)], tags: [] }));
  const home = { topBanners: [], groups: [], ranking: [], featuredLists: [], announcements: [] };
  render(<Home home={home} quiet={{ latest: [release], series }} language="eng" />, { wrapper: WithMessages });
  const [latest, all] = ['Latest chapters', 'All series'].map((name) =>
    within(screen.getByRole('heading', { level: 2, name }).closest('section')!),
  );
  expect(latest!.getByRole('link', { name: 'Read #1 of Series 1' })).toHaveAttribute('href', '/viewer/1001');
  expect(latest!.getByText(/Feb.* 2025/)).toBeVisible();
  expect(screen.queryByText('0 views')).toBeNull();
  expect(all!.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Series 1',
    'Series 2',
  ]);
});

describe('continue reading', () => {
  const page = (
    <WithMessages>
      <ContinueShelf />
    </WithMessages>
  );
  async function show() {
    const shown = render(page);
    await act(async () => void (await import('./continue-places')));
    return shown;
  }
  const shelf = () => screen.getByRole('region', { name: 'Continue reading', hidden: true });
  const names = () =>
    within(shelf())
      .queryAllByRole('heading', { level: 3, hidden: true })
      .map(({ textContent }) => textContent);
  const readings = (...ids: number[]) => ids.map((id) => reading(id));

  test('lists the six titles read last, each at its page, without finished ones', async () => {
    store([...readings(1, 2, 3, 4, 5), reading(6, { finished: true, next: undefined }), ...readings(7, 8)]);
    await show();
    expect(names()).toEqual([8, 7, 5, 4, 3, 2].map((id) => `Series ${id}`));
    const link = screen.getByText('Series 7', { selector: 'h3' }).closest('a')!;
    expect(link).toHaveAttribute('href', '/viewer/7001');
    expect(link).toHaveTextContent('#1Series 7Page 3 of 10');
  });

  test.each([
    [
      'two titles',
      { rows: [reading(1), reading(2, { finished: true }), reading(3, { finished: true, next: undefined })] },
      '2',
    ],
    ['seven titles', { rows: readings(1, 2, 3, 4, 5, 6, 7) }, '6'],
  ])(
    'the server renders no title, and a script reserves the room before the first paint: %s',
    async (_, stored, count) => {
      window.localStorage.setItem('readingHistory', JSON.stringify(stored));
      const html = renderToString(page);
      expect(html).not.toContain('Series 1');
      new Function(/<script[^>]*>(.*)<\/script>/.exec(renderToString(<ShelfBeforePaint />))![1]!)();
      expect(document.documentElement.dataset.places).toBe(count);
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = html;
      render(page, { container, hydrate: true });
      expect(document.documentElement.dataset.places).toBeUndefined();
      expect(shelf().dataset.places).toBe(count);
      await act(async () => void (await import('./continue-places')));
    },
  );
});

describe('popup', () => {
  const greeting: Popup = {
    id: 7,
    kind: 'system',
    subject: 'First time here?',
    body: 'Start anywhere.',
    language: 'eng',
    ok: { text: 'Show me', action },
    cancel: { text: 'Later' },
  };
  const poster: Popup = { id: 11, kind: 'image', imageUrl: '/poster.webp', action };
  /** The pictures that are loading. */
  let images: { src: string; onload?: () => void; onerror?: () => void }[];
  let visits = 0;

  async function show(popup = greeting) {
    window.history.replaceState(null, '', `/updates/${(visits += 1)}`);
    const shown = render(<HomePopupPlace popup={popup} />, { wrapper: WithMessages });
    await act(async () => void (await import('./home-popup')));
    return shown;
  }
  const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog');
  const viewed = () => window.localStorage.getItem('VIEWED_POPUP');
  async function follow(name: string, href: string) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
  }

  beforeEach(() => {
    images = [];
    answeredPopups.clear();
    jest.mocked(tapPopup).mockReset();
    jest.spyOn(window, 'Image').mockImplementation(() => {
      const image = { src: '', naturalWidth: 1000, naturalHeight: 560 };
      images.push(image);
      return image as HTMLImageElement;
    });
  });

  test('is shown once to a browser, also when it is closed by Escape or left open @2.31 @4.39', async () => {
    window.localStorage.setItem('VIEWED_POPUP', 'not json');
    const { unmount } = await show();
    expect(dialog()).toBeVisible();
    expect(viewed()).toBe('[7]');
    expect(happened.mock.calls).toEqual([[{ kind: 'home-popup', action: 'Impression', id: 7 }]]);
    act(() => dialog()!.close());
    expect(dialog()).toBeNull();
    unmount();
    answeredPopups.clear();
    await show();
    expect(dialog()).toBeNull();
  });

  test('that is a picture alone is not shown, nor recorded, when the picture fails', async () => {
    const { unmount } = await show(poster);
    act(() => images[0]!.onerror!());
    expect([dialog(), viewed()]).toEqual([null, null]);
    unmount();
    await show(poster);
    act(() => images[1]!.onload!());
    await follow('Take a look', '/titles/12');
    expect(jest.mocked(tapPopup).mock.calls).toEqual([[11]]);
  });
});
