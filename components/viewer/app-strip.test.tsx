import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import { SiteLinksProvider } from '@/components/catalog/site-links-context';
import type { SiteLinks } from '@/lib/domain/site-links';
import messages from '@/messages/en.json';

import { AppStrip } from './app-strip';

const show = (stores: SiteLinks['stores']) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <SiteLinksProvider links={{ social: {}, stores }}>
        <AppStrip />
      </SiteLinksProvider>
    </NextIntlClientProvider>,
  );

test('the last page says what the app has, and leads to its store @2.55', () => {
  show({ android: 'https://store.example/app' });
  expect(screen.getByText(messages.viewer.last.appTitle)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.viewer.last.appAction })).toHaveAttribute(
    'href',
    'https://store.example/app',
  );
});

test('and nothing of an app that no store has', () => {
  expect(show({}).container).toBeEmptyDOMElement();
});
