import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import { nameSite } from '@/lib/i18n/name-site';
import messages from '@/messages/en.json';

import { About } from './about';
import { Moved } from './moved';
import { Rating } from './rating';
import { readAbout } from './texts/read-about';
import { readRating } from './texts/read-rating';

const show = (paper: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      {paper}
    </NextIntlClientProvider>,
  );

const levels = () =>
  screen
    .getAllByRole('region')
    .map((region) => [
      region.querySelector('h2')?.textContent,
      screen.queryAllByText(/^(For everyone|From age)/)[screen.getAllByRole('region').indexOf(region)]?.textContent,
    ]);

test.each([
  ['eng', 'From age 13', 'From age 16'],
  ['esp', 'From age 12', 'From age 15'],
  ['tha', 'From age 13', 'From age 18'],
] as const)('the ratings and their ages where %s is read @2.65', (language, teen, teenPlus) => {
  show(<Rating text={readRating('en')} language={language} />);
  expect(levels().slice(0, 3)).toEqual([
    ['ALL AGES', 'For everyone'],
    ['TEEN', teen],
    ['TEEN PLUS', teenPlus],
  ]);
});

test('about us is one image @2.71', () => {
  show(<About text={nameSite(readAbout('en'), 'Komawari')} />);
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img')).toHaveAccessibleName(/Komawari/);
});

test('the feedback page says only that the form has moved @2.72 @8.21 @8.22', () => {
  const { container } = show(<Moved to="/faq#feedback" />);
  expect(container).toHaveTextContent(
    /^Feedback\s*This page has moved\. This form is no longer available\.\s*Go to the help centre$/,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});
