import { act, fireEvent, render, screen } from '@testing-library/react';

import { WithMessages } from '@/components/ui/render-in-test';

import type { Direction } from './model/input';
import { sequenceOf } from './model/sequence';
import { spreadsOf } from './model/spreads';
import { PageSlider } from './page-slider';
import { page } from './viewer-in-test';

const PAGES = 21;
const jump = jest.fn();

/** A slider of a thousand px, 50 for each page. */
function show({
  direction = 'ltr' as Direction,
  paired = false,
  at = 1,
  wantedAt = undefined as number | undefined,
} = {}) {
  const spreads = spreadsOf(sequenceOf(Array.from({ length: PAGES }, (_, i) => page(i + 1))), { paired });
  const positionAt = (page: number) => {
    const { items } = spreads.find(({ items }) => items.some(({ number }) => number === page))!;
    return { from: items[0].number, to: items.at(-1)!.number, total: PAGES };
  };
  const { container } = render(
    <WithMessages>
      <PageSlider
        position={positionAt(at)}
        wanted={wantedAt === undefined ? undefined : positionAt(wantedAt)}
        direction={direction}
        text={`Page ${at} of ${PAGES}`}
        spreads={spreads}
        onJump={jump}
      />
    </WithMessages>,
  );
  const slider = screen.getByRole('slider', { name: 'Page' });
  const track = slider.parentElement!;
  jest.spyOn(track, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 1000 } as DOMRect);
  const pointer = (kind: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', clientX: number) =>
    fireEvent[kind](track, { clientX, pointerType: 'touch', isPrimary: true, button: 0, pointerId: 1 });
  return {
    slider,
    pointer,
    pictures: () => [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname),
  };
}

// jsdom has no pointer events.
class Pointer extends MouseEvent {
  readonly isPrimary: boolean;
  readonly pointerType: string;
  readonly pointerId: number;
  constructor(type: string, { isPrimary = false, pointerType = '', pointerId = 0, ...init }: PointerEventInit = {}) {
    super(type, init);
    [this.isPrimary, this.pointerType, this.pointerId] = [isPrimary, pointerType, pointerId];
  }
}

beforeEach(() => {
  window.PointerEvent = Pointer as never;
  jest.useFakeTimers();
  Element.prototype.setPointerCapture = () => undefined;
  jump.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const rest = () => act(() => jest.runAllTimers());
/** The jump waits until the press has been painted. */
const painted = () => act(async () => void jest.runAllTimers());

test.each([
  ['ltr', 5, 11],
  ['rtl', 17, 11],
] as const)(
  'a finger previews the page that it drags to, and jumps on release, %s @R16 @R27',
  async (direction, first, second) => {
    const { slider, pointer, pictures } = show({ direction });
    expect(slider).toHaveAttribute('dir', direction);
    pointer('pointerDown', 200);
    rest();
    expect(pictures()).toEqual([`/page/${first}`]);
    pointer('pointerMove', 500);
    rest();
    expect(pictures()).toEqual([`/page/${second}`]);
    expect(slider).toHaveAttribute('aria-valuetext', `Page ${second}`);
    expect(jump).not.toHaveBeenCalled();
    pointer('pointerUp', 500);
    await painted();
    expect(jump.mock.calls).toEqual([[second]]);
    expect(pictures()).toEqual([]);
  },
);

test('a cancelled drag jumps nowhere', () => {
  const { slider, pointer } = show();
  for (const kind of ['pointerDown', 'pointerCancel', 'pointerUp'] as const) pointer(kind, 500);
  expect(jump).not.toHaveBeenCalled();
  expect(slider).toHaveAttribute('aria-valuenow', '1');
});

test.each([
  [3, '4', 11],
  [3, '2', 9],
  [20, '21', 11],
  [3, '21', 21],
  [3, '1', 1],
])(
  'at page %p with 10 wanted, the slider says what is seen, and its key to %p leads to page %p @R33',
  async (...row) => {
    const [at, value, page] = row;
    const { slider } = show({ at, wantedAt: 10 });
    expect(slider).toHaveAttribute('aria-valuenow', String(at));
    fireEvent.change(slider, { target: { value } });
    await painted();
    expect(jump).toHaveBeenLastCalledWith(page);
  },
);

test('paired pages are previewed together, and keys leave a pair either way @R20 @R27', async () => {
  const { slider, pointer, pictures } = show({ paired: true, at: 11 });
  for (const [value, page] of [
    ['10', 9],
    ['12', 12],
  ] as const) {
    fireEvent.change(slider, { target: { value } });
    await painted();
    expect(jump).toHaveBeenLastCalledWith(page);
  }
  pointer('pointerDown', 500);
  rest();
  expect(pictures()).toEqual(['/page/10', '/page/11']);
  expect(slider).toHaveAttribute('aria-valuetext', 'Pages 10–11');
});
