import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';

import messages from '@/messages/en.json';

import { Popup } from './popup';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <NextIntlClientProvider locale="en" messages={messages}>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      {isOpen && (
        <Popup title="Pages" onClose={() => setOpen(false)}>
          <button type="button">Inside</button>
        </Popup>
      )}
      <button type="button" onClick={() => setOpen(false)}>
        Elsewhere
      </button>
    </NextIntlClientProvider>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('focus comes into a popup, and goes back to what opened it', async () => {
  render(<Opener />);
  await userEvent.click(button('Open it'));
  expect(screen.getByRole('dialog', { name: 'Pages' })).toHaveFocus();
  await userEvent.click(button('Inside'));
  await userEvent.click(button('Close'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button('Open it')).toHaveFocus();
});

test('focus that has left a popup stays where it went', async () => {
  render(<Opener />);
  await userEvent.click(button('Open it'));
  await userEvent.click(button('Elsewhere'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button('Elsewhere')).toHaveFocus();
});
