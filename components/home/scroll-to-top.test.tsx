import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import messages from '@/messages/en.json';

import { ScrollToTop } from './scroll-to-top';

const shownAt = (screens: number) => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: window.innerHeight * screens });
  return screen.queryByRole('button', { name: 'Back to the top' }) !== null;
};

const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <ScrollToTop />
    </NextIntlClientProvider>,
  );

afterEach(() => void shownAt(0));

test('offered once the reader is well down the page', () => {
  show();
  expect(shownAt(2)).toBe(false);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(shownAt(2)).toBe(true);
});

test('offered at once to one who was down the page before the script came', () => {
  shownAt(2);
  show();
  expect(shownAt(2)).toBe(true);
});
