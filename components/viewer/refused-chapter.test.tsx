import { render, screen } from '@testing-library/react';

import { WithMessages } from '@/components/ui/render-in-test';
import type { Language } from '@/lib/domain/language';
import type { SystemPopup } from '@/lib/domain/popup';

import { refusalFor } from './model/refusal';
import { RefusedChapter } from './refused-chapter';

const popup = (language: Language): SystemPopup => ({
  kind: 'system',
  subject: 'This chapter has ended',
  body: 'Its time is over.',
  language,
});

test.each([
  ['the reader’s own language', { english: popup('eng'), spanish: popup('esp'), all: [popup('tha')] }, 'tha', 'tha'],
  ['Spanish', { english: popup('eng'), spanish: popup('esp'), all: [] }, 'esp', 'esp'],
  ['English for other readers', { english: popup('eng'), spanish: popup('esp'), all: [] }, 'deu', 'eng'],
  ['English where Spanish is missing', { english: popup('eng'), all: [] }, 'esp', 'eng'],
  ['no words where there are none', { all: [] }, 'esp', undefined],
] as const)('a refusal is in %s @8.6', (_, popups, reader, language) =>
  expect(refusalFor(popups as never, reader)?.language).toBe(language),
);

const toTitle = { text: 'OK', action: { method: 'push', url: 'komawari://detail/10' } } as const;
test.each([
  [popup('eng'), 'This chapter has ended', '/updates'],
  [{ ...popup('eng'), ok: toTitle }, 'This chapter has ended', '/titles/10'],
  [undefined, 'This chapter is closed', '/updates'],
])('a refused chapter shows %j as %p and leads to %s @8.6', (given, name, href) => {
  render(
    <WithMessages>
      <RefusedChapter popup={given} />
    </WithMessages>,
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveAccessibleName(name);
  if (given) expect(alert).toHaveAccessibleDescription('Its time is over.');
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});
