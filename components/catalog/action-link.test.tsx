import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import { ActionLink } from './action-link';

function show(url: string) {
  render(
    <NextIntlClientProvider locale="es">
      <ActionLink action={{ method: 'push', url }}>Ver</ActionLink>
    </NextIntlClientProvider>,
  );
  return screen.queryByRole('link', { name: 'Ver' });
}

test.each([
  ['/ranking/hottest', '/es/ranking/hottest'],
  ['komawari://viewer/30001', '/es/viewer/30001'],
  ['/webview/questionnaire/eng/reading', '/webview/questionnaire/eng/reading'],
  ['/topus?from=popup', '/topus?from=popup'],
  ['/terms_web_ja#a9', '/terms_web_ja#a9'],
  ['/es/titles/30', '/es/titles/30'],
  ['/de/titles/30', '/de/titles/30'],
  ['/feeds/esp.atom', '/feeds/esp.atom'],
])('%s leads readers of Spanish to %s, in the same tab', (url, href) => {
  const link = show(url);
  expect(link).toHaveAttribute('href', href);
  expect(link).not.toHaveAttribute('target');
});

test('a place elsewhere opens beside the site, and does not hear of it', () => {
  const link = show('https://press.example/');
  expect(link).toHaveAttribute('href', 'https://press.example/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('what leads nowhere is no link', () => {
  expect(show('javascript:alert(1)')).toBeNull();
  expect(screen.getByText('Ver')).toBeVisible();
});
