import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import messages from '@/messages/en.json';
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
    <NextIntlClientProvider locale="en" messages={messages}>
      <PageGrid
        spreads={spreads}
        position={{ from, to: from, total: pages }}
        direction={direction}
        onJump={jump}
        onClose={close}
      />
    </NextIntlClientProvider>,
    look,
  );
}

const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

test('all pages stand in reading order, and the list runs as the chapter is read (R16, R27)', () => {
  show({ direction: 'rtl' });
  expect(screen.getByRole('dialog', { name: 'All pages' })).toBeInTheDocument();
  expect(names()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Page ${number}`));
  expect(screen.getByRole('list')).toHaveAttribute('dir', 'rtl');
});

test('pages that are read side by side stand side by side', () => {
  show({ paired: true });
  expect(names()).toEqual(['Page 1', 'Pages 2–3', 'Pages 4–5', 'Page 6']);
});

test('it opens at the reader’s page, and is not drawn elsewhere before', () => {
  const focused: (Element | null)[] = [];
  show({ from: 5, paired: true }, () => focused.push(document.activeElement));
  const here = screen.getByRole('button', { current: 'page' });
  expect(focused).toEqual([here]);
  expect(here).toHaveAccessibleName('Pages 4–5');
  expect(here).toHaveFocus();
  expect(scroll.mock.contexts).toEqual([here]);
});

test('a click leads to the page, and closes', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Page 4' }));
  expect(jump).toHaveBeenCalledWith(4);
  expect(close).toHaveBeenCalled();
});

test.each([
  ['ltr', '{ArrowRight}', 'Page 3'],
  ['rtl', '{ArrowRight}', 'Page 1'],
  ['rtl', '{ArrowLeft}', 'Page 3'],
] as const)('in %s %s leads to %s', async (direction, key, name) => {
  show({ direction, from: 2 });
  await userEvent.keyboard(key);
  expect(screen.getByRole('button', { name })).toHaveFocus();
});

test('of three hundred pages only those nearby hold a picture (R3)', () => {
  const { container } = show({ pages: 300 });
  const pictures = () => [...container.querySelectorAll('img')].map((image) => /page\/(\d+)/.exec(image.src)?.[1]);
  expect(observed).toHaveLength(300);
  expect(pictures()).toEqual([]);
  tell(observed.slice(0, 12), true);
  expect(pictures()).toHaveLength(12);
  tell(observed.slice(0, 10), false);
  tell(observed.slice(12, 14), true);
  expect(pictures()).toEqual(['11', '12', '13', '14']);
});
