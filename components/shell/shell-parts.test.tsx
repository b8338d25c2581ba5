import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';

import { WithMessages } from '@/components/ui/render-in-test';
import { readContentLanguages } from '@/lib/client/content-languages';
import { tellLeaving } from '@/lib/client/leaving';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { formatLanguages } from '@/lib/edition';

import { BeforePaint } from './before-paint';
import { beforePaintScript } from './before-paint-script';
import { BetaStrip } from './beta-strip';
import { LanguagesBeforePaint } from './languages-before-paint';
import { Menu } from './menu';
import { saidLanguages } from './model/said-languages';
import { OnTheWay } from './on-the-way';

let mockPath = '/updates';
jest.mock('@/lib/client/after-paint', () => ({ afterPaint: () => Promise.resolve() }));
jest.mock('@/lib/i18n/navigation', () => ({ usePathname: () => mockPath }));
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));
jest.mock('./use-page-path', () => ({ usePagePath: () => mockPath }));

const root = document.documentElement;
beforeEach(() => {
  mockPath = '/updates';
  window.localStorage.clear();
});

describe('menu', () => {
  async function open() {
    render(
      <>
        <Menu>
          <a href="#terms">Terms</a>
        </Menu>
        <p>Beside</p>
      </>,
      { wrapper: WithMessages },
    );
    await userEvent.click(screen.getByLabelText('Menu', { selector: 'summary' }));
    expect(screen.getByRole('group')).toHaveAttribute('open');
  }

  test('Escape closes it and focuses its button @2.98', async () => {
    await open();
    screen.getByRole('link', { name: 'Terms' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    expect(screen.getByLabelText('Menu', { selector: 'summary' })).toHaveFocus();
  });

  test('a press beside it closes it, one inside does not @2.98', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Terms' }));
    expect(screen.getByRole('group')).toHaveAttribute('open');
    await userEvent.click(screen.getByText('Beside'));
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
  });
});

test('the beta warning is on home only, and stays closed @1.22', async () => {
  mockPath = '/titles/10';
  const { rerender } = render(<BetaStrip />, { wrapper: WithMessages });
  expect(screen.queryByRole('complementary')).toBeNull();
  mockPath = '/updates';
  rerender(<BetaStrip />);
  await userEvent.click(screen.getByRole('button', { name: 'Close the beta note' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  delete root.dataset.betaNote;
  // The next visit: the script hides it before the first paint.
  (0, eval)(beforePaintScript);
  expect(root.dataset.betaNote).toBe('closed');
  delete root.dataset.betaNote;
});

test('a requested page is announced as loading until it is there, or the reader turns back', async () => {
  window.history.replaceState(null, '', '/updates');
  const { rerender } = render(<OnTheWay />, { wrapper: WithMessages });
  const status = () => screen.getByRole('status').textContent;
  await act(async () => tellLeaving('/updates?keyword=ferry#foot'));
  expect(status()).toBe('');
  await act(async () => tellLeaving('/titles/10'));
  expect(status()).toBe('Loading the page');
  await act(async () => tellLeaving('/updates'));
  expect(status()).toBe('');
  await act(async () => tellLeaving('/titles/10'));
  mockPath = '/titles/10';
  rerender(<OnTheWay />);
  expect(status()).toBe('');
});

describe('theme before the first paint', () => {
  const barColors = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content);
  beforeEach(() => {
    delete root.dataset.theme;
    document.head.innerHTML = '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">';
  });

  test.each([
    ['dark', 'the script', 'rgb(19,19,22)'],
    ['light', 'the script', 'white'],
    ['dark', 'a document that React renders anew', 'rgb(19,19,22)'],
  ])('a stored %s theme is set by %s, with the browser’s bars', (theme, by, color) => {
    window.localStorage.setItem('theme', theme);
    if (by === 'the script') (0, eval)(beforePaintScript);
    else render(<BeforePaint />);
    expect(root.dataset.theme).toBe(theme);
    expect(barColors()).toEqual([color, '#ffffff']);
  });

  test.each(['{"theme":', 'constructor'])('a stored %s leaves the device’s theme', (stored) => {
    window.localStorage.setItem('theme', stored);
    (0, eval)(beforePaintScript);
    render(<BeforePaint />);
    expect(root.dataset.theme).toBeUndefined();
    expect(barColors()).toEqual(['#ffffff']);
  });
});

describe('content languages before the first paint', () => {
  /** The text of the settings button after the script behind it has run. */
  function textAfterScript(): string {
    const script = renderToString(
      <WithMessages>
        <LanguagesBeforePaint />
      </WithMessages>,
    );
    document.body.innerHTML = `<button><span>English</span><span>as served</span></button>${script}`;
    const element = document.querySelector('script')!;
    Object.defineProperty(document, 'currentScript', { value: element, configurable: true });
    new Function(element.textContent)();
    return document.querySelector('button')!.lastElementChild!.textContent;
  }
  const clearCookie = () => (document.cookie = 'languages=; path=/; max-age=0');
  beforeEach(clearCookie);

  test('the button names the languages that hydration will name, from storage or the cookie', () => {
    const some = fc.shuffledSubarray(Object.keys(LANGUAGES) as Language[]);
    fc.assert(
      fc.property(some, fc.boolean(), (languages, isStored) => {
        localStorage.clear();
        clearCookie();
        if (isStored) localStorage.setItem('contentsV2', languages.join(','));
        else document.cookie = `languages=${formatLanguages(languages)}; path=/`;
        const named = readContentLanguages('eng');
        expect(textAfterScript()).toBe(named.length > 1 ? `Reading: ${saidLanguages(named)}` : 'as served');
      }),
      { numRuns: 30 },
    );
  });
});
