import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import type { SystemPopup } from '@/lib/domain/popup';
import messages from '@/messages/en.json';

import { RefusedChapter } from './refused-chapter';

const popup: SystemPopup = {
  kind: 'system',
  subject: 'This chapter has ended',
  body: 'Its time is over.',
  language: 'eng',
};

function show(given: SystemPopup | undefined) {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <RefusedChapter popup={given} />
    </NextIntlClientProvider>,
  );
  return screen.getByRole('alert');
}

describe('RefusedChapter', () => {
  it('says what the origin says, and leads on @8.6', () => {
    const alert = show(popup);
    expect(alert).toHaveAccessibleName('This chapter has ended');
    expect(alert).toHaveAccessibleDescription('Its time is over.');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/updates');
  });

  it('leads to the title where the origin names it', () => {
    show({ ...popup, ok: { text: 'OK', action: { method: 'push', url: 'komawari://detail/10' } } });
    expect(screen.getByRole('link', { name: 'To the series' })).toHaveAttribute('href', '/titles/10');
  });

  it('has words of its own where the origin has none', () => {
    expect(show(undefined)).toHaveAccessibleName('This chapter is closed');
  });
});
