import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import messages from '@/messages/en.json';

import { Menu } from './menu';

jest.mock('@/lib/i18n/navigation', () => ({ usePathname: () => '/updates' }));

async function open() {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Menu>
        <a href="#terms">Terms</a>
      </Menu>
      <p>Beside</p>
    </NextIntlClientProvider>,
  );
  await userEvent.click(screen.getByLabelText('Menu', { selector: 'summary' }));
  return screen.getByRole('group');
}

test('Escape shuts it and gives the focus back to its button @2.98', async () => {
  const menu = await open();
  expect(menu).toHaveAttribute('open');
  screen.getByRole('link', { name: 'Terms' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(screen.getByLabelText('Menu', { selector: 'summary' })).toHaveFocus();
});

test('a press beside it shuts it, one in it does not @2.98', async () => {
  const menu = await open();
  await userEvent.click(screen.getByRole('link', { name: 'Terms' }));
  expect(menu).toHaveAttribute('open');
  await userEvent.click(screen.getByText('Beside'));
  expect(menu).not.toHaveAttribute('open');
});
