import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import type { Popup } from '@/lib/domain/popup';
import messages from '@/messages/en.json';

import { RatingPopup } from './rating-popup';

const popup: Popup = { id: 7, kind: 'system', subject: 'For adults', body: 'Blood and ink.', language: 'eng', ok: { text: 'I am of age' } };

const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <RatingPopup popup={popup} />
    </NextIntlClientProvider>,
  );

beforeEach(() => {
  window.localStorage.clear();
  // jsdom knows the element, not its modal.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

test('it comes back until asked not to', async () => {
  const first = show();
  expect(screen.getByRole('dialog', { name: 'For adults' })).toHaveTextContent('Blood and ink.');
  await userEvent.click(screen.getByRole('button', { name: 'I am of age' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  first.unmount();

  const second = show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Don’t show this again' }));
  await userEvent.click(screen.getByRole('button', { name: 'I am of age' }));
  expect(window.localStorage.getItem('rating_checked_7')).toBe('1');
  second.unmount();

  show();
  expect(screen.queryByRole('dialog')).toBeNull();
});
