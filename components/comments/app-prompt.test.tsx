import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import { SiteLinksProvider } from '@/components/catalog/site-links-context';
import type { SiteLinks } from '@/lib/domain/site-links';
import messages from '@/messages/en.json';

import { AppPrompt } from './app-prompt';

const words = messages.comments.app;

const show = (stores: SiteLinks['stores']) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <SiteLinksProvider links={{ social: {}, stores }}>
        <AppPrompt />
      </SiteLinksProvider>
    </NextIntlClientProvider>,
  );

test('comments are written in the app, which its store has', () => {
  show({ android: 'https://store.example/app' });
  expect(screen.getByRole('complementary', { name: words.title })).toHaveTextContent(words.text);
  expect(screen.getByRole('link', { name: words.action })).toHaveAttribute('href', 'https://store.example/app');
});

test('where no store has it, only why none can be written here is said', () => {
  show({});
  expect(screen.getByText(words.text)).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByText(words.title)).toBeNull();
});
