import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { sampleTitle } from '@/components/catalog/sample-title-in-test';
import { WithMessages } from '@/components/ui/render-in-test';
import { useAllTitles } from '@/lib/client/use-all-titles';
import { useFoundTitles } from '@/lib/client/use-found-titles';
import type { Language } from '@/lib/domain/language';
import type { Title } from '@/lib/domain/title';
import { translateEachTest } from '@/tests/support/translate-page';

import type { SearchedBy } from './model/searched-by';
import { SearchAgain } from './search-again';
import { SearchScreen, type Given } from './search-screen';

jest.mock('@/lib/client/use-all-titles');
jest.mock('@/lib/client/use-found-titles');
jest.mock('./address-keyword', () => ({ AddressKeyword: () => null }));

const title = (id: number, name: string, language: Language = 'eng') => sampleTitle(id, { name, language });
const series = (...titles: Title[]) => ({ name: titles[0]!.name, titles, tags: [] });
const catalogue = [
  series(title(1, 'Ferry at Six'), title(2, 'El ferri de las seis', 'esp')),
  series(title(3, 'Moths at Midnight')),
  series(title(4, 'Último tranvía', 'esp')),
];
const reload = jest.fn();
const NOTHING: Given = { keyword: '', found: [], count: 0, shown: 24 };

/** What the list of all titles has loaded. */
const load = (all: Partial<ReturnType<typeof useAllTitles>>) =>
  jest.mocked(useAllTitles).mockReturnValue({ series: undefined, error: undefined, reload, ...all });
/** What the origin answers. */
const answer = (found: Partial<ReturnType<typeof useFoundTitles>>) =>
  jest.mocked(useFoundTitles).mockReturnValue({ told: undefined, error: undefined, reload, ...found });

const element = (given: Given, languages: Language[] = ['eng'], by: SearchedBy = 'browser') => (
  <WithMessages>
    <SearchScreen
      given={given}
      by={by}
      languages={languages}
      own="eng"
      empty={<p>look around</p>}
      none={
        <div>
          nothing there <SearchAgain />
        </div>
      }
    />
  </WithMessages>
);
const show = (...[given = NOTHING, ...more]: Partial<Parameters<typeof element>>) => render(element(given, ...more));
const field = () => screen.getByRole('searchbox');
const results = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const status = () => screen.getByRole('status').textContent;
const enter = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => {
  window.history.replaceState(null, '', '/search_result');
  load({ series: catalogue });
  answer({});
});
afterEach(() => jest.useRealTimers());

test('finds while the reader types, highlighted, counted, and with the content languages', async () => {
  show(NOTHING, ['eng', 'esp']);
  expect(screen.getByText('look around')).toBeVisible();
  enter('FERRY');
  expect(results()).toEqual(['Ferry at Six']);
  expect(screen.getByText('Ferry', { selector: 'mark' })).toBeVisible();
  expect(status()).toBe('1 series found');
  expect(screen.getByText('look around')).not.toBeVisible();
  const chips = within(screen.getByRole('article')).getAllByTitle(/./);
  expect(chips.map((chip) => chip.textContent)).toEqual(['EN', 'ES']);
});

test('searches for what was typed before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element(NOTHING));
  within(container).getByRole<HTMLInputElement>('searchbox').value = 'ferry';
  render(element(NOTHING), { container, hydrate: true });
  expect(field()).toHaveValue('ferry');
  expect(results()).toEqual(['Ferry at Six']);
});

test('the address follows after a pause, or at once on Enter, without a new history entry', () => {
  jest.useFakeTimers();
  const pause = () => act(() => void jest.advanceTimersByTime(500));
  const entries = window.history.length;
  show();
  enter('at ');
  expect(window.location.search).toBe('');
  pause();
  expect(window.location.search).toBe('?keyword=at');
  enter('');
  pause();
  expect(window.location.search).toBe('');
  enter('moths');
  fireEvent.submit(field());
  expect(window.location.search).toBe('?keyword=moths');
  expect(window.history).toHaveLength(entries);
});

test('arrow keys move between field and results, Escape returns to the field and then clears it', async () => {
  show();
  enter('at');
  act(() => field().focus());
  const [first, second] = screen.getAllByRole('link');
  await userEvent.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('at');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

test('shows a loading text, and no result only once the titles have loaded @2.77 @4.58', () => {
  load({});
  const given: Given = { ...NOTHING, keyword: 'mo ths' };
  const { rerender } = show(given);
  expect(status()).toBe('Fetching the titles');
  load({ series: catalogue });
  rerender(element(given));
  expect(screen.getByText(/nothing there/)).toBeVisible();
});

test('titles that fail to load can be requested again, and the form submits to the server', async () => {
  load({ error: new Error('unreachable') });
  show();
  enter('ferry');
  expect(screen.getByRole('alert')).toHaveTextContent('The list of series would not open');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  fireEvent(field().closest('form')!, submit);
  expect(submit.defaultPrevented).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalled();
});

test('shows 24 results, then the rest, and focuses the first of these', async () => {
  load({ series: Array.from({ length: 30 }, (_, index) => series(title(index + 1, `Number ${index + 1}`))) });
  show();
  enter('number');
  expect(results()).toHaveLength(24);
  expect(status()).toBe('30 series found');
  await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
  expect(results()).toHaveLength(30);
  expect(within(screen.getAllByRole('article')[24]!).getByRole('link')).toHaveFocus();
});

describe('a catalogue too large for the browser', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    load({});
  });
  const pause = () => act(() => void jest.advanceTimersByTime(500));
  const requested = () => jest.mocked(useFoundTitles).mock.lastCall![0];
  const isBusy = () => screen.getByRole('search').getAttribute('aria-busy');

  test('is searched by the origin after a pause; older results stay until it answers', () => {
    const { rerender } = show(NOTHING, ['eng', 'esp'], 'origin');
    expect(useAllTitles).toHaveBeenLastCalledWith(false);
    enter('fe');
    expect(requested()).toBeUndefined();
    expect(status()).toBe('Fetching the titles');
    answer({ told: { keyword: 'fe', series: catalogue.slice(0, 1) } });
    pause();
    expect(requested()).toEqual({ keyword: 'fe', language: 'eng', languages: ['eng', 'esp'] });
    expect(results()).toEqual(['Ferry at Six']);

    enter('ferris');
    pause();
    expect(requested()?.keyword).toBe('ferris');
    expect(results()).toEqual(['Ferry at Six']);
    expect(isBusy()).toBe('true');

    answer({ told: { keyword: 'ferris', series: [] } });
    rerender(element(NOTHING, ['eng', 'esp'], 'origin'));
    expect(status()).toBe('0 series found');
    expect(isBusy()).toBe('false');
  });
});

describe('in a translated page', () => {
  translateEachTest();

  test('finds, counts and highlights anew as the reader types and deletes', async () => {
    show();
    await userEvent.type(field(), 'at');
    expect([status(), results()]).toEqual(['2 series found', ['Ferry at Six', 'Moths at Midnight']]);
    await userEvent.type(field(), ' six');
    expect([status(), results()]).toEqual(['1 series found', ['Ferry at Six']]);
    expect(screen.getByText('at Six', { selector: 'mark *' })).toBeVisible();
    await userEvent.clear(field());
    expect([status(), results()]).toEqual(['', []]);
    expect(screen.getByText('look around')).toBeVisible();
  });
});
