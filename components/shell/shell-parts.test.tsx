import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { WithMessages } from '@/components/ui/render-in-test';
import { readContentLanguages } from '@/lib/client/content-languages';

import { BeforePaint } from './before-paint';
import { beforePaintScript } from './before-paint-script';
import { BetaStrip } from './beta-strip';
import { LanguagesBeforePaint } from './languages-before-paint';
import { Menu } from './menu';
import { saidLanguages } from './model/said-languages';

let mockPath = '/updates';
jest.mock('@/lib/client/after-paint', () => ({ afterPaint: () => Promise.resolve() }));
jest.mock('@/lib/i18n/navigation', () => ({ usePathname: () => mockPath }));
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
  const strip = () => <BetaStrip note={{ text: 'Still being inked.' }} />;
  const { rerender } = render(strip(), { wrapper: WithMessages });
  expect(screen.queryByRole('complementary')).toBeNull();
  mockPath = '/updates';
  rerender(strip());
  expect(screen.getByText('Still being inked.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close the beta note' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  delete root.dataset.betaNote;
  // The next visit: the script hides it before the first paint.
  (0, eval)(beforePaintScript);
  expect(root.dataset.betaNote).toBe('closed');
  delete root.dataset.betaNote;
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
  test.each([
    ['storage', () => localStorage.setItem('contentsV2', 'deu,esp,fra,tha')],
    ['the cookie', () => (document.cookie = 'languages=deu-esp-fra-tha; path=/')],
  ])('the button names the languages in %s, as hydration will', (_, choose) => {
    choose();
    expect(textAfterScript()).toBe(`Reading: ${saidLanguages(readContentLanguages('eng'))}`);
    expect(textAfterScript()).toBe('Reading: EN, DE, ES +2');
    document.cookie = 'languages=; path=/; max-age=0';
  });
});
