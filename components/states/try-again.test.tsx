import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';

import { TryAgain } from './try-again';

const link = (
  <TryAgain home="/de/updates" own="/error">
    Again
  </TryAgain>
);

test('asks for the same address again before scripts run', () => {
  expect(renderToStaticMarkup(link)).toMatch(/^<a href=""[^>]*>Again<\/a>$/);
});

test.each([
  ['/de/titles/10', ''],
  ['/de/error', '/de/updates'],
])('at %s leads to “%s”', (address, href) => {
  window.history.replaceState(null, '', address);
  render(link);
  expect(screen.getByText('Again')).toHaveAttribute('href', href);
});
