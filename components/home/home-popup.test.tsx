import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { answeredPopups } from '@/components/catalog/answered-popups';
import { SiteLinksProvider } from '@/components/catalog/site-links-context';
import { afterPaint } from '@/lib/client/after-paint';
import { tapPopup } from '@/lib/client/tap-popup';
import type { Popup } from '@/lib/domain/popup';
import type { SiteLinks } from '@/lib/domain/site-links';
import messages from '@/messages/en.json';

import { HomePopupPlace } from './home-popup-place';

jest.mock('@/lib/client/when-idle', () => ({ whenIdle: (then: () => void) => then() }));
jest.mock('@/lib/client/tap-popup', () => ({ tapPopup: jest.fn() }));
jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({
    href,
    children,
    'aria-label': label,
  }: {
    href: string;
    children: React.ReactNode;
    'aria-label'?: string;
  }) => (
    <a href={href} aria-label={label}>
      {children}
    </a>
  ),
}));

const greeting: Popup = {
  id: 7,
  kind: 'system',
  subject: 'First time here?',
  body: 'Start anywhere.',
  language: 'eng',
  ok: { text: 'Show me', action: { method: 'push', url: 'komawari://detail/12' } },
  cancel: { text: 'Later' },
};
const action = { method: 'push', url: 'komawari://detail/12' } as const;

/** The pictures that are being waited for. */
let coming: { src: string; naturalWidth: number; naturalHeight: number; onload?: () => void; onerror?: () => void }[];
let visits = 0;

/** Another page of home, in the same tab unless its storage and memory are emptied. */
async function show(popup: Popup = greeting, stores: SiteLinks['stores'] = { ios: 'https://store.example/ios' }) {
  window.history.replaceState(null, '', `/updates/${(visits += 1)}`);
  const rendered = render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <SiteLinksProvider links={{ social: {}, stores }}>
        <HomePopupPlace popup={popup} />
      </SiteLinksProvider>
    </NextIntlClientProvider>,
  );
  await act(async () => void (await import('./home-popup')));
  return rendered;
}

const dialog = () => screen.queryByRole('dialog');
const stayHere = (link: HTMLElement) => link.addEventListener('click', (event) => event.preventDefault());

beforeEach(() => {
  coming = [];
  window.localStorage.clear();
  answeredPopups.clear();
  jest.mocked(tapPopup).mockReset();
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const picture = { src: '', naturalWidth: 1000, naturalHeight: 560 };
    coming.push(picture);
    return picture as HTMLImageElement;
  });
  // jsdom knows the element, not its modal.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => jest.restoreAllMocks());

test('is shown once to a browser @2.31 @4.39', async () => {
  const { unmount } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(dialog()).toBeNull();
  unmount();
  // Another tab remembers nothing but what is stored.
  answeredPopups.clear();
  await show();
  expect(dialog()).toBeNull();
});

test('who leaves without an answer has been shown it', async () => {
  (await show()).unmount();
  expect(window.localStorage.getItem('VIEWED_POPUP')).toBe('[7]');
});

test('another popup is not hidden by it, and its button leads where it says @4.39', async () => {
  window.localStorage.setItem('VIEWED_POPUP', '[3]');
  await show();
  expect(screen.getByRole('link', { name: 'Show me' })).toHaveAttribute('href', '/titles/12');
});

test('its button is counted, to be rid of it is not @1.19', async () => {
  const { unmount } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(tapPopup).not.toHaveBeenCalled();
  unmount();
  await show({ ...greeting, id: 8 });
  const link = screen.getByRole('link', { name: 'Show me' });
  stayHere(link);
  await userEvent.click(link);
  expect(jest.mocked(tapPopup).mock.calls).toEqual([[8]]);
  await waitFor(() => expect(dialog()).toBeNull());
});

test('where it leads another may come', async () => {
  const { unmount } = await show();
  const link = screen.getByRole('link', { name: 'Show me' });
  stayHere(link);
  await userEvent.click(link);
  unmount();
  await show({ id: 11, kind: 'image', imageUrl: '/poster.webp', action });
  await afterPaint();
  act(() => coming[0]!.onload!());
  expect(dialog()).toBeVisible();
});

test('Escape, which is the browser’s, puts it away too', async () => {
  await show();
  act(() => (dialog() as HTMLDialogElement).close());
  expect(dialog()).toBeNull();
});

test.each(['null', '{"7":true}', 'not json', '["7"]', '[null]'])(
  'what is no list of ids is none: %s',
  async (stored) => {
    window.localStorage.setItem('VIEWED_POPUP', stored);
    await show();
    expect(dialog()).toBeVisible();
    expect(window.localStorage.getItem('VIEWED_POPUP')).toBe('[7]');
  },
);

test('where nothing can be stored it is shown once a visit, not at every page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { unmount } = await show();
  expect(dialog()).toBeVisible();
  unmount();
  await show();
  expect(dialog()).toBeNull();
});

test('a picture with words opens when it has come, and the words without it where it does not come', async () => {
  const popup: Popup = {
    id: 9,
    kind: 'app',
    subject: 'Something warm',
    body: 'Three cats.',
    imageUrl: '/cats.webp',
    action,
  };
  const { unmount, container } = await show(popup);
  expect(dialog()).toBeNull();
  expect(coming[0]!.src).toBe('/cats.webp');
  act(() => coming[0]!.onload!());
  expect(screen.getByRole('dialog', { name: 'Something warm' })).toHaveTextContent('Three cats.');
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/cats.webp');
  // Nothing in the dialog moves as it is drawn.
  expect([picture!.width, picture!.height]).toEqual([1_000, 560]);
  expect(screen.getByRole('link', { name: 'Take a look' })).toHaveAttribute('href', '/titles/12');
  unmount();

  const other = await show({ ...popup, id: 10 });
  act(() => coming[1]!.onerror!());
  expect(dialog()).toHaveTextContent('Three cats.');
  expect(other.container.querySelector('img')).toBeNull();
});

test('a picture alone is a link, and is not shown, nor counted as shown, where it does not come', async () => {
  const popup: Popup = { id: 11, kind: 'image', imageUrl: '/poster.webp', action };
  const { unmount } = await show(popup);
  act(() => coming[0]!.onerror!());
  expect(dialog()).toBeNull();
  expect(window.localStorage.getItem('VIEWED_POPUP')).toBeNull();
  unmount();

  await show(popup);
  act(() => coming[1]!.onload!());
  const link = screen.getByRole('link', { name: 'Take a look' });
  expect(link).toHaveAttribute('href', '/titles/12');
  stayHere(link);
  await userEvent.click(link);
  expect(jest.mocked(tapPopup).mock.calls).toEqual([[11]]);
});

test('a film for a chapter plays in the app', async () => {
  await show({ id: 12, kind: 'movie-reward', imageUrl: '/film.webp' });
  act(() => coming[0]!.onload!());
  const link = screen.getByRole('link', { name: 'Get the app' });
  expect(link).toHaveAttribute('href', 'https://store.example/ios');
  stayHere(link);
  await userEvent.click(link);
  expect(jest.mocked(tapPopup).mock.calls).toEqual([[12]]);
});

test('and waits for a store to have that', async () => {
  const film: Popup = { id: 12, kind: 'movie-reward', imageUrl: '/film.webp' };
  const { unmount } = await show(film, {});
  expect(coming).toEqual([]);
  expect(window.localStorage.getItem('VIEWED_POPUP')).toBeNull();
  unmount();
  await show(film);
  act(() => coming[0]!.onload!());
  expect(dialog()).toBeVisible();
});
