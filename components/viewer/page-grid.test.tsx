import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { WithMessages } from '@/components/ui/render-in-test';
import { seenWhenDrawn } from '@/tests/support/seen-when-drawn';

import { sequenceOf } from './model/sequence';
import { spreadsOf } from './model/spreads';
import { PageGrid } from './page-grid';
import { page } from './viewer-in-test';

let tell: (cells: readonly Element[], isIntersecting: boolean) => void = () => undefined;
let observed: Element[] = [];
const jump = jest.fn();
const close = jest.fn();
const scroll = jest.fn();

beforeEach(() => {
  observed = [];
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      tell = (cells, isIntersecting) =>
        act(() =>
          callback(
            cells.map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry),
            this as never,
          ),
        );
    }
    observe(element: Element) {
      observed.push(element);
    }
    disconnect() {}
  } as never;
  Element.prototype.scrollIntoView = scroll;
  jest.clearAllMocks();
});

function show(
  { pages = 6, paired = false, from = 1, direction = 'ltr' as 'ltr' | 'rtl' } = {},
  look = () => undefined as void,
) {
  const spreads = spreadsOf(sequenceOf(Array.from({ length: pages }, (_, i) => page(i + 1))), { paired });
  return seenWhenDrawn(
    <WithMessages>
      <PageGrid
        spreads={spreads}
        position={{ from, to: from, total: pages }}
        direction={direction}
        onJump={jump}
        onClose={close}
      />
    </WithMessages>,
    look,
  );
}

const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

test('lists all pages in the direction of reading, pairs together, and focuses the current one @R16 @R27', () => {
  const focused: (Element | null)[] = [];
  show({ direction: 'rtl', paired: true, from: 5 }, () => focused.push(document.activeElement));
  expect(screen.getByRole('dialog', { name: 'All pages' })).toBeInTheDocument();
  expect(screen.getByRole('list')).toHaveAttribute('dir', 'rtl');
  expect(names()).toEqual(['Page 1', 'Pages 2–3', 'Pages 4–5', 'Page 6']);
  const here = screen.getByRole('button', { current: 'page' });
  expect(here).toHaveAccessibleName('Pages 4–5');
  // Before the first paint.
  expect(focused).toEqual([here]);
  expect(scroll.mock.contexts).toEqual([here]);
});

test('a click jumps to the page and closes the grid @R27', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Page 4' }));
  expect(jump).toHaveBeenCalledWith(4);
  expect(close).toHaveBeenCalled();
});

test.each([
  ['ltr', '{ArrowRight}', 'Page 3'],
  ['rtl', '{ArrowRight}', 'Page 1'],
  ['rtl', '{ArrowLeft}', 'Page 3'],
] as const)('in %s %s focuses %s @R16', async (direction, key, name) => {
  show({ direction, from: 2 });
  await userEvent.keyboard(key);
  expect(screen.getByRole('button', { name })).toHaveFocus();
});

test('of 300 pages those nearby alone hold a picture @R3', () => {
  const { container } = show({ pages: 300 });
  const pictures = () => [...container.querySelectorAll('img')].map((image) => /page\/(\d+)/.exec(image.src)?.[1]);
  expect(observed).toHaveLength(300);
  expect(pictures()).toEqual([]);
  tell(observed.slice(0, 12), true);
  tell(observed.slice(0, 10), false);
  tell(observed.slice(12, 14), true);
  expect(pictures()).toEqual(['11', '12', '13', '14']);
});
