import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';

import { reading, store } from '@/components/catalog/history-in-test';
import { recordReading } from '@/lib/client/record-reading';
import messages from '@/messages/en.json';

import { ContinueShelf } from './continue-shelf';
import { ShelfBeforePaint } from './shelf-before-paint';

jest.mock('@/lib/client/when-idle', () => ({ whenIdle: (then: () => void) => then() }));

const page = (
  <NextIntlClientProvider locale="en" messages={messages}>
    <ContinueShelf />
  </NextIntlClientProvider>
);

/** The shelf, and what draws its places. */
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
const undo = (name: string) => screen.getByRole('button', { name: `Undo: keep ${name}` });
const cross = (name: string) => screen.getByRole('button', { name: `Remove ${name} from this list` });

beforeEach(() => window.localStorage.clear());

test('the six titles read last go on where they were left, the last one first', async () => {
  store([1, 2, 3, 4, 5, 6, 7].map((id) => reading(id)));
  await show();
  expect(names()).toEqual([7, 6, 5, 4, 3, 2].map((id) => `Series ${id}`));
  const link = screen.getByText('Series 7').closest('a')!;
  expect(link).toHaveAttribute('href', '/viewer/7001');
  expect(link).toHaveTextContent('#1Series 7Page 3 of 10');
  expect(shelf()).toHaveAttribute('data-places', '6');
});

test('a chapter that was finished gives way to the next, and a title that has none to none', async () => {
  store([reading(1, { finished: true }), reading(2, { finished: true, next: undefined })]);
  await show();
  expect(names()).toEqual(['Series 1']);
  const link = screen.getByText('Series 1').closest('a')!;
  expect(link).toHaveAttribute('href', '/viewer/1002');
  expect(link).toHaveTextContent('#2Series 1Up next');
});

test('the server says nothing of anybody', () => {
  store([reading(1)]);
  const html = renderToString(page);
  expect(html).not.toContain('Series 1');
  expect(html).not.toContain('data-places=');
});

test.each([
  [undefined, undefined],
  ['rubbish', undefined],
  [
    JSON.stringify({
      rows: [reading(1), reading(2, { finished: true }), reading(3, { finished: true, next: undefined })],
    }),
    '2',
  ],
  [JSON.stringify({ rows: [1, 2, 3, 4, 5, 6, 7].map((id) => reading(id)) }), '6'],
])(
  'the document is told before the first paint how many places there will be, and tells the shelf: %#',
  async (stored, places) => {
    if (stored) window.localStorage.setItem('readingHistory', stored);
    const script = document.createElement('script');
    script.textContent = /<script[^>]*>(.*)<\/script>/.exec(renderToString(<ShelfBeforePaint />))![1]!;
    document.head.append(script);
    expect(document.documentElement.dataset.places).toBe(places);
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    const { unmount } = render(page, { container, hydrate: true });
    expect(document.documentElement.dataset.places).toBeUndefined();
    expect(shelf().dataset.places).toBe(places);
    await act(async () => void (await import('./continue-places')));
    unmount();
    container.remove();
    script.remove();
  },
);

test('to who comes from another page it says nothing of the first', async () => {
  document.documentElement.dataset.places = '3';
  await show();
  expect(document.documentElement.dataset.places).toBeUndefined();
  expect(shelf().dataset.places).toBe('0');
});

test('a title that is taken out keeps its place until the reader leaves, and comes back', async () => {
  store(
    [1, 2].map((id) => reading(id)),
    [[1, 1_000]],
  );
  const first = await show();
  await userEvent.click(cross('Series 1'));
  expect(names()).toEqual(['Series 2']);
  expect(undo('Series 1')).toHaveFocus();
  expect(shelf()).toHaveAttribute('data-places', '2');
  await userEvent.click(undo('Series 1'));
  expect(names()).toEqual(['Series 2', 'Series 1']);
  expect(cross('Series 1')).toHaveFocus();
  expect(JSON.parse(window.localStorage.getItem('readingHistory')!).read).toEqual([[1, 1_000]]);

  await userEvent.click(cross('Series 2'));
  first.unmount();
  await show();
  expect(names()).toEqual(['Series 1']);
});

test('what is read elsewhere is known at once', async () => {
  await show();
  expect(names()).toEqual([]);
  act(() => recordReading(reading(4)));
  expect(names()).toEqual(['Series 4']);
  store([4, 5].map((id) => reading(id)));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'readingHistory' })));
  expect(names()).toEqual(['Series 5', 'Series 4']);
});

test('storage that keeps nothing changes nothing else', async () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await show();
  expect(() => act(() => recordReading(reading(4)))).not.toThrow();
  expect(names()).toEqual([]);
  refused.mockRestore();
});
