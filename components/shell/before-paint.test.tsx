import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { BeforePaint } from './before-paint';
import { beforePaintScript } from './before-paint-script';

/** The page's own, as app/[locale]/layout.tsx has them. */
const ofPage = (
  <>
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131316" />
  </>
);

const root = document.documentElement;
/** The colours for the browser's bars, in the order in which it looks for one that holds. */
const barColors = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content);

/** As the document is read. */
const run = () => void (0, eval)(beforePaintScript);

beforeEach(() => {
  window.localStorage.clear();
  delete root.dataset.theme;
  document.head.innerHTML = renderToString(ofPage);
});

test.each([
  ['dark', 'rgb(19,19,22)'],
  ['light', 'white'],
])('a document is %s from the first where that was chosen, and so are the browser’s bars', (theme, color) => {
  window.localStorage.setItem('theme', theme);
  run();
  expect(root.dataset.theme).toBe(theme);
  expect(barColors()).toEqual([color, '#ffffff', '#131316']);
  // Then the scripts come.
  render(<BeforePaint />);
  expect(root.dataset.theme).toBe(theme);
  expect(barColors()).toEqual([color, '#ffffff', '#131316']);
});

test('one that the browser draws itself is so too', () => {
  window.localStorage.setItem('theme', 'dark');
  render(<BeforePaint />);
  expect(root.dataset.theme).toBe('dark');
  expect(barColors()).toEqual(['rgb(19,19,22)', '#ffffff', '#131316']);
});

test.each([undefined, '{"theme":', 'constructor'])(
  'what is no choice leaves both as the device has them: %s',
  (stored) => {
    if (stored) window.localStorage.setItem('theme', stored);
    run();
    render(<BeforePaint />);
    expect(root.dataset.theme).toBeUndefined();
    expect(barColors()).toEqual(['#ffffff', '#131316']);
  },
);

test.each(['dark', 'light'])('the page’s own come and go beside it, where %s was chosen', (theme) => {
  window.localStorage.setItem('theme', theme);
  run();
  const chosen = document.head.firstElementChild;
  const { rerender } = render(ofPage, {
    container: document.body.appendChild(document.createElement('div')),
    hydrate: true,
  });
  rerender(<p>another page</p>);
  expect([...document.querySelectorAll('meta[name="theme-color"]')]).toEqual([chosen]);
  expect(chosen).toBeInTheDocument();
});

test('what was put away for good is so from the first', () => {
  window.localStorage.setItem('betaNoteClosed', '1');
  run();
  expect(root.dataset.betaNote).toBe('closed');
  delete root.dataset.betaNote;
});
