import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import messages from '@/messages/en.json';

import type { Direction } from './model/input';
import { sequenceOf } from './model/sequence';
import { spreadsOf } from './model/spreads';
import { PageSlider } from './page-slider';
import { page } from './viewer-in-test';

const PAGES = 21;
const jump = jest.fn();

/** A slider of a thousand px, 50 for each page. */
function show({ direction = 'ltr' as Direction, paired = false, at = 1 } = {}) {
  const spreads = spreadsOf(sequenceOf(Array.from({ length: PAGES }, (_, i) => page(i + 1))), { paired });
  const shown = spreads.find(({ items }) => items.some(({ number }) => number === at))!.items;
  const position = { from: shown[0].number, to: shown.at(-1)!.number, total: PAGES };
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <PageSlider
        position={position}
        direction={direction}
        text={`Page ${at} of ${PAGES}`}
        spreads={spreads}
        onJump={jump}
      />
    </NextIntlClientProvider>,
  );
  const slider = screen.getByRole('slider', { name: 'Page' });
  const track = slider.parentElement!;
  jest.spyOn(track, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 1000 } as DOMRect);
  const pointer = (
    kind: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel' | 'pointerLeave',
    clientX: number,
    pointerType = 'touch',
  ) => fireEvent[kind](track, { clientX, pointerType, isPrimary: true, button: 0, pointerId: 1 });
  return {
    slider,
    pointer,
    pictures: () => [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname),
  };
}

// The stand-in for a browser knows no pointers.
class Pointer extends MouseEvent {
  readonly isPrimary: boolean;
  readonly pointerType: string;
  readonly pointerId: number;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.isPrimary = init.isPrimary ?? false;
    this.pointerType = init.pointerType ?? '';
    this.pointerId = init.pointerId ?? 0;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  window.PointerEvent = Pointer as never;
  Element.prototype.setPointerCapture = () => undefined;
  jump.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const rest = () => act(() => jest.runAllTimers());
/** What a press does to the pages waits for its own answer. */
const painted = () => act(async () => void jest.runAllTimers());

test('a finger sees where it drags to, and jumps when it lets go (R27)', async () => {
  const { slider, pointer, pictures } = show();
  pointer('pointerDown', 200);
  rest();
  expect(pictures()).toEqual(['/page/5']);
  pointer('pointerMove', 500);
  rest();
  expect(pictures()).toEqual(['/page/11']);
  expect(slider).toHaveAttribute('aria-valuetext', 'Page 11');
  expect(jump).not.toHaveBeenCalled();
  pointer('pointerUp', 500);
  await painted();
  expect(jump.mock.calls).toEqual([[11]]);
  expect(pictures()).toEqual([]);
});

test('what is only swept over is numbered, and asked for by no picture', () => {
  const { pointer, pictures } = show();
  pointer('pointerDown', 200);
  rest();
  for (const x of [250, 300, 350, 400, 450]) {
    pointer('pointerMove', x);
    act(() => jest.advanceTimersByTime(40));
    expect(pictures()).toEqual([]);
    expect(screen.getByText(String(x / 50 + 1))).toBeInTheDocument();
  }
  rest();
  expect(pictures()).toEqual(['/page/10']);
});

test('a drag that is taken away leads nowhere', () => {
  const { slider, pointer } = show();
  pointer('pointerDown', 500);
  pointer('pointerCancel', 500);
  pointer('pointerUp', 500);
  expect(jump).not.toHaveBeenCalled();
  expect(slider).toHaveAttribute('aria-valuenow', '1');
});

test('a mouse sees what it points at before it presses; a finger that passes does not', () => {
  const { slider, pointer, pictures } = show();
  pointer('pointerMove', 500, 'touch');
  rest();
  expect(pictures()).toEqual([]);
  pointer('pointerMove', 500, 'mouse');
  rest();
  expect(pictures()).toEqual(['/page/11']);
  expect(slider).toHaveAttribute('aria-valuenow', '1');
  pointer('pointerLeave', 500, 'mouse');
  rest();
  expect(pictures()).toEqual([]);
});

test('pages that are read side by side are shown side by side', () => {
  const { slider, pointer, pictures } = show({ paired: true });
  pointer('pointerDown', 500);
  rest();
  expect(pictures()).toEqual(['/page/10', '/page/11']);
  expect(slider).toHaveAttribute('aria-valuetext', 'Pages 10–11');
});

test('from right to left all is turned round (R16)', async () => {
  const { slider, pointer, pictures } = show({ direction: 'rtl' });
  expect(slider).toHaveAttribute('dir', 'rtl');
  pointer('pointerDown', 200);
  rest();
  expect(pictures()).toEqual(['/page/17']);
  pointer('pointerUp', 1000);
  await painted();
  expect(jump).toHaveBeenCalledWith(1);
});

test('a key leads out of a pair either way', async () => {
  const { slider } = show({ paired: true, at: 11 });
  fireEvent.change(slider, { target: { value: '10' } });
  expect(slider).toHaveValue('9');
  await painted();
  expect(jump).toHaveBeenLastCalledWith(9);
  fireEvent.change(slider, { target: { value: '12' } });
  await painted();
  expect(jump).toHaveBeenLastCalledWith(12);
});
