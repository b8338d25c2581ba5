import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';

import { useAllTitles } from '@/lib/client/use-all-titles';
import { useFoundTitles } from '@/lib/client/use-found-titles';
import type { Language } from '@/lib/domain/language';
import type { Series } from '@/lib/domain/series';
import type { Title } from '@/lib/domain/title';
import messages from '@/messages/en.json';

import { SearchAgain } from './search-again';
import type * as Row from './found-row';
import type { SearchedBy } from './model/searched-by';
import { SearchScreen, type Given } from './search-screen';

jest.mock('@/lib/client/use-all-titles');
jest.mock('@/lib/client/use-found-titles');
jest.mock('./address-keyword', () => ({ AddressKeyword: () => null }));
jest.mock('./found-row', () => {
  const { FoundRow } = jest.requireActual<typeof Row>('./found-row');
  return { FoundRow: (props: ComponentProps<typeof FoundRow>) => (onRow(), (<FoundRow {...props} />)) };
});

/** Hears of each row as it is drawn. */
let onRow = () => {};

const title = (id: number, name: string, language: Language = 'eng'): Title => ({
  id,
  name,
  author: 'Ana Kō',
  portraitImageUrl: '',
  landscapeImageUrl: '',
  favoriteImageUrl: '',
  viewCount: 0,
  language,
  updateStatus: 'none',
});
const series = (...titles: Title[]): Series => ({ name: titles[0]!.name, titles, tags: [] });
const catalogue = [
  series(title(1, 'Ferry at Six'), title(2, 'El ferri de las seis', 'esp')),
  series(title(3, 'Moths at Midnight')),
  series(title(4, 'Último tranvía', 'esp')),
];
const reload = jest.fn();
const NOTHING: Given = { keyword: '', found: [], count: 0, shown: 24 };

const arrive = (all: Partial<ReturnType<typeof useAllTitles>>) =>
  jest.mocked(useAllTitles).mockReturnValue({ series: undefined, error: undefined, reload, ...all });

/** What the origin tells when it is asked. */
const tell = (few: Partial<ReturnType<typeof useFoundTitles>>) =>
  jest.mocked(useFoundTitles).mockReturnValue({ told: undefined, error: undefined, reload, ...few });

const element = (given: Given, languages: Language[], by: SearchedBy = 'browser') => (
  <NextIntlClientProvider locale="en" messages={messages}>
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
  </NextIntlClientProvider>
);
const show = (given = NOTHING, languages: Language[] = ['eng'], by: SearchedBy = 'browser') =>
  render(element(given, languages, by));
const field = () => screen.getByRole('searchbox');
const results = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

beforeEach(() => {
  window.history.replaceState(null, '', '/search_result');
  arrive({ series: catalogue });
  tell({});
});
afterEach(() => {
  onRow = () => {};
  jest.useRealTimers();
});

test('what is typed is found at once, marked and counted', async () => {
  show();
  expect(screen.getByText('look around')).toBeVisible();
  await userEvent.type(field(), 'FERRY');
  expect(results()).toEqual(['Ferry at Six']);
  expect(screen.getByText('Ferry', { selector: 'mark' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 series found');
  expect(screen.getByText('look around')).not.toBeVisible();
});

test('a letter is in the field before its results are drawn', async () => {
  show();
  const wasAnswered: boolean[] = [];
  onRow = () => wasAnswered.push(screen.queryByRole('button', { name: 'Clear the field' }) !== null);
  await userEvent.type(field(), 'f');
  expect(wasAnswered).not.toHaveLength(0);
  expect(wasAnswered).not.toContain(false);
});

test('the arrow that follows a letter leads to what that letter found', () => {
  show();
  // What React does in one go between two keys: nothing has had the time to be drawn.
  act(() => {
    fireEvent.change(field(), { target: { value: 'moths' } });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(screen.getByRole('link', { name: 'Moths at Midnight' })).toHaveFocus();
  });
});

test('an arrow that chooses among what a word being written may become stays in the field', () => {
  show();
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: 'moths' } });
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
  expect(field()).toHaveFocus();
});

test('what was typed before the scripts came is searched for', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element(NOTHING, ['eng']));
  within(container).getByRole<HTMLInputElement>('searchbox').value = 'ferry';
  render(element(NOTHING, ['eng']), { container, hydrate: true });
  expect(field()).toHaveValue('ferry');
  expect(results()).toEqual(['Ferry at Six']);
});

test('a link that leads here within the site leads to the field', () => {
  show({ ...NOTHING, keyword: 'ferry' });
  expect(field()).toHaveFocus();
});

test('only titles in the chosen languages are found', async () => {
  show();
  await userEvent.type(field(), 'tranvia');
  expect(screen.getByText(/nothing there/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('0 series found');
  await userEvent.click(screen.getByRole('link', { name: 'Search again' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('a series tells in which of the chosen languages it is read', async () => {
  show(NOTHING, ['eng', 'esp']);
  await userEvent.type(field(), 'six');
  expect(
    within(screen.getByRole('article'))
      .getAllByTitle(/./)
      .map((chip) => chip.textContent),
  ).toEqual(['EN', 'ES']);
});

test('the address follows once the reader pauses, without a new entry', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime.bind(jest), delay: null });
  const entries = window.history.length;
  show();
  await user.type(field(), 'at ');
  expect(window.location.search).toBe('');
  act(() => void jest.advanceTimersByTime(500));
  expect(window.location.search).toBe('?keyword=at');
  await user.clear(field());
  act(() => void jest.advanceTimersByTime(500));
  expect(window.location.search).toBe('');
  expect(window.history).toHaveLength(entries);
});

test('Enter puts the keyword into the address at once', async () => {
  show();
  await userEvent.type(field(), 'moths{Enter}');
  expect(window.location.search).toBe('?keyword=moths');
});

test('arrows go from the field along the results and back, Escape to the field, and there it clears', async () => {
  show();
  await userEvent.type(field(), 'at');
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

test('a slash pressed anywhere leads to the field, and is a letter in it', async () => {
  show();
  field().blur();
  await userEvent.keyboard('/');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await userEvent.keyboard('/');
  expect(field()).toHaveValue('/');
});

test('what the server found stands until the titles are there @4.58', () => {
  arrive({});
  const given: Given = {
    keyword: 'ferry',
    found: [{ title: title(1, 'Ferry at Six'), titles: [title(1, 'Ferry at Six')] }],
    count: 1,
    shown: 24,
  };
  const { rerender } = show(given);
  expect(results()).toEqual(['Ferry at Six']);
  arrive({ series: [series(title(9, 'Ferry at Nine'))] });
  rerender(element(given, ['eng']));
  expect(results()).toEqual(['Ferry at Nine']);
});

test('that nothing was found waits for the titles, which know more spellings @2.77 @4.58', () => {
  arrive({});
  const given: Given = { keyword: 'mo ths', found: [], count: 0, shown: 24 };
  const { rerender } = show(given);
  expect(screen.getByRole('status')).toHaveTextContent('Fetching the titles');
  arrive({ series: catalogue });
  rerender(element(given, ['eng']));
  expect(screen.getByText(/nothing there/)).toBeVisible();
});

test('titles that do not come can be asked for again, and the form then asks the server', async () => {
  arrive({ error: new Error('unreachable') });
  show();
  await userEvent.type(field(), 'ferry');
  expect(screen.getByRole('alert')).toHaveTextContent('The index would not open');
  const sent = jest.fn();
  document.addEventListener(
    'submit',
    (event) => {
      sent(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledWith(false);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalled();
});

test('who writes on while more results are on their way stays in the field', () => {
  arrive({ series: Array.from({ length: 30 }, (_, index) => series(title(index + 1, `Number ${index + 1}`))) });
  show();
  fireEvent.change(field(), { target: { value: 'number' } });
  act(() => {
    fireEvent.click(screen.getByRole('link', { name: 'Show more' }));
    field().focus();
  });
  expect(results()).toHaveLength(30);
  expect(field()).toHaveFocus();
});

test('of many results some are shown, and more on demand', async () => {
  arrive({ series: Array.from({ length: 30 }, (_, index) => series(title(index + 1, `Number ${index + 1}`))) });
  show();
  await userEvent.click(field());
  await userEvent.paste('number');
  expect(results()).toHaveLength(24);
  expect(screen.getByRole('status')).toHaveTextContent('30 series found');
  await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
  expect(results()).toHaveLength(30);
  // What stands where the way to more was.
  expect(within(screen.getAllByRole('article')[24]!).getByRole('link')).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
});

describe('where there are more titles than a browser takes', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    arrive({});
  });
  const pause = () => act(() => void jest.advanceTimersByTime(500));
  const type = (text: string) =>
    userEvent.setup({ advanceTimers: jest.advanceTimersByTime.bind(jest), delay: null }).type(field(), text);
  const asked = () => jest.mocked(useFoundTitles).mock.lastCall![0]?.keyword;

  test('none of them are asked for', () => {
    show(NOTHING, ['eng'], 'origin');
    expect(useAllTitles).toHaveBeenLastCalledWith(false);
    expect(asked()).toBeUndefined();
    expect(screen.getByRole('search')).toHaveAttribute('aria-busy', 'false');
    show();
    expect(useAllTitles).toHaveBeenLastCalledWith(true);
  });

  test('the origin is asked once the reader pauses, and what it found before stands until it answers', async () => {
    const { rerender } = show(NOTHING, ['eng', 'esp'], 'origin');
    await type('fe');
    expect(asked()).toBeUndefined();
    expect(screen.getByRole('status')).toHaveTextContent('Fetching the titles');
    tell({ told: { keyword: 'fe', series: catalogue.slice(0, 1) } });
    pause();
    expect(jest.mocked(useFoundTitles).mock.lastCall).toEqual([
      { keyword: 'fe', language: 'eng', languages: ['eng', 'esp'] },
    ]);
    expect(results()).toEqual(['Ferry at Six']);
    expect(screen.getByRole('search')).toHaveAttribute('aria-busy', 'false');

    await type('rris');
    pause();
    expect(asked()).toBe('ferris');
    expect(results()).toEqual(['Ferry at Six']);
    expect(screen.getByText('Fe', { selector: 'mark' })).toBeVisible();
    expect(screen.getByRole('search')).toHaveAttribute('aria-busy', 'true');

    tell({ told: { keyword: 'ferris', series: [] } });
    rerender(element(NOTHING, ['eng', 'esp'], 'origin'));
    expect(screen.getByText(/nothing there/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 series found');
  });

  test('what does not come can be asked for again, and what was found for another keyword is gone', async () => {
    tell({ told: { keyword: 'fe', series: catalogue } });
    show(NOTHING, ['eng'], 'origin');
    await type('fe');
    expect(results()).toEqual(['Ferry at Six']);
    tell({ told: { keyword: 'fe', series: catalogue }, error: new Error('unreachable') });
    await type('rry');
    pause();
    expect(results()).toEqual(['The index would not open']);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(reload).toHaveBeenCalled();
  });
});
