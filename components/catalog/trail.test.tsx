import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import messages from '@/messages/en.json';

import { Trail } from './trail';

it('leads from home to the page, which is no link @2.19', () => {
  render(
    <NextIntlClientProvider locale="es" messages={messages}>
      <Trail through={[{ name: 'Manga list', href: '/manga_list/ongoing' }]} current="Ferry at Six" />
    </NextIntlClientProvider>,
  );
  const trail = screen.getByRole('navigation', { name: 'You are here' });
  const links = within(trail).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/es/updates'],
    ['Manga list', '/es/manga_list/ongoing'],
  ]);
  expect(within(trail).getAllByRole('listitem').at(-1)).toHaveTextContent('Ferry at Six');
  expect(within(trail).getByText('Ferry at Six')).toHaveAttribute('aria-current', 'page');
});
