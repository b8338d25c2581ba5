import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import { SiteLinksProvider } from '@/components/catalog/site-links-context';
import messages from '@/messages/en.json';

import { AppStrip } from './app-strip';

test('the last page says what the app has, and leads to its store', () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <SiteLinksProvider links={{ social: {}, stores: { android: 'https://store.example/app' } }}>
        <AppStrip />
      </SiteLinksProvider>
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(messages.viewer.last.appTitle)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.viewer.last.appAction })).toHaveAttribute('href', 'https://store.example/app');
});
