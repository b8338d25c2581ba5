import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answeredPopups } from '@/components/catalog/answered-popups';
import { loadChapter } from '@/lib/client/load-chapter';
import type { Popup } from '@/lib/domain/popup';
import { storage } from '@/lib/storage';

import { leaveReader, renderViewer, standByReader } from './render-viewer-in-test';
import { chapter } from './viewer-in-test';

jest.mock('@/lib/client/load-chapter');
jest.mock('@/lib/client/use-favorites', () => ({
  useFavorites: () => ({ titles: [] }),
  useSetFavorite: () => () => Promise.resolve(),
}));

const ratingPopup: Popup = { id: 7, kind: 'system', subject: 'For adults', body: 'Blood and ink.', language: 'eng' };

beforeEach(() => {
  standByReader();
  jest
    .mocked(loadChapter)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
  answeredPopups.clear();
  storage.write('viewerMode', 'horizontal');
  // jsdom knows the element, not its modal.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(leaveReader);

const dialog = () => screen.queryByRole('dialog', { name: 'For adults' });

/** Opens a chapter whose notice, which comes by itself, has had the time to. */
async function open(): Promise<void> {
  renderViewer(chapter({ ratingPopup }));
  await act(async () => void (await import('@/components/catalog/rating-popup')));
}

test('a chapter for older readers says so, and no key turns a page behind the notice', async () => {
  await open();
  expect(dialog()).toHaveTextContent('Blood and ink.');
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{PageDown}');
  expect(screen.getByText('Page 1 of 6')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(dialog()).toBeNull();
  await userEvent.keyboard('{PageDown}');
  expect(screen.getByText('Page 2 of 6')).toBeInTheDocument();
});

test('Escape closes the notice alone', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  // Closing is the browser's part.
  act(() => (dialog() as HTMLDialogElement).close());
  expect(dialog()).toBeNull();
  expect(document.querySelector('[data-viewer]')).toBeInTheDocument();
});

test('who ticked it on the title’s page is not asked here', async () => {
  storage.write('rating_checked_7', '1');
  await open();
  expect(dialog()).toBeNull();
});
