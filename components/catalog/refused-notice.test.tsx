import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import { Notices } from '@/components/ui/notices';
import { tellRefused } from '@/lib/client/later/refused';
import messages from '@/messages/en.json';

import { RefusedNotice } from './refused-notice';

const { favorite, like } = messages.catalog.refused;

let visibility: DocumentVisibilityState;
beforeEach(() => {
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => jest.restoreAllMocks());

function show() {
  return render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Notices group="test">
        <RefusedNotice />
      </Notices>
    </NextIntlClientProvider>,
  );
}

const said = () => screen.getByRole('status').textContent;

test.each([
  ['addFavorite', favorite],
  ['removeFavorite', favorite],
  ['likeComment', like],
  ['unlikeComment', like],
] as const)('a refused %s is said', (endpoint, words) => {
  show();
  expect(said()).toBe('');
  act(() => tellRefused({ endpoint, query: {} }));
  expect(said()).toBe(words);
});

test('what is refused while nobody looks is said when somebody does, and once', () => {
  const { unmount } = show();
  visibility = 'hidden';
  act(() => tellRefused({ endpoint: 'addFavorite', query: {} }));
  expect(said()).toBe('');
  visibility = 'visible';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(said()).toBe(favorite);
  unmount();
  show();
  expect(said()).toBe('');
});

test('what is refused before a page can say so is said there', () => {
  tellRefused({ endpoint: 'unlikeComment', query: {} });
  show();
  expect(said()).toBe(like);
});
