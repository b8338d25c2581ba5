import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import messages from '@/messages/en.json';

import { ActionLink } from './action-link';
import { LabelLogo } from './label-logo';
import { LABEL_MARKS } from './label-marks';
import { Trail } from './trail';

const inSpanish = (child: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="es" messages={messages}>
      {child}
    </NextIntlClientProvider>,
  );

afterEach(() => jest.restoreAllMocks());

test('breadcrumbs lead from home to the page, which is no link @2.19', () => {
  inSpanish(<Trail through={[{ name: 'Manga list', href: '/manga_list/ongoing' }]} current="Ferry at Six" />);
  const trail = screen.getByRole('navigation', { name: 'You are here' });
  const links = within(trail).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/es/updates'],
    ['Manga list', '/es/manga_list/ongoing'],
  ]);
  expect(within(trail).getByText('Ferry at Six')).toHaveAttribute('aria-current', 'page');
});

const actionLink = (url: string) => {
  inSpanish(<ActionLink action={{ method: 'push', url }}>Ver</ActionLink>);
  return screen.queryByRole('link', { name: 'Ver' });
};

test.each([
  ['komawari://viewer/30001', '/es/viewer/30001'],
  ['/webview/questionnaire/eng/reading', '/webview/questionnaire/eng/reading'],
  ['/de/titles/30', '/de/titles/30'],
])('action %s leads Spanish readers to %s in the same tab', (url, href) => {
  const link = actionLink(url);
  expect(link).toHaveAttribute('href', href);
  expect(link).not.toHaveAttribute('target');
});

test('an external action opens a new tab without an opener', () => {
  const link = actionLink('https://press.example/');
  expect(link).toHaveAttribute('href', 'https://press.example/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('eleven labels have a logo of their own, the others their name alone @4.11', () => {
  const paths = Object.keys({ ...LABEL_MARKS, REVIVAL: '', MEE: '', OTHERS: '' }).map((code) => {
    const { container, unmount } = render(<LabelLogo label={{ code: code as 'WJ', name: 'Nightjar Weekly' }} />);
    expect(container).toHaveTextContent('Nightjar Weekly');
    const path = container.querySelector('path')?.getAttribute('d');
    unmount();
    return path;
  });
  expect(new Set(paths.filter(Boolean)).size).toBe(11);
  expect(paths.filter((path) => path === undefined)).toHaveLength(3);
});
