import { render, screen } from '@testing-library/react';

import { WithMessages } from '@/components/ui/render-in-test';
import { nameSite } from '@/lib/i18n/name-site';

import { About } from './about';
import { Moved } from './moved';
import { Rating } from './rating';
import { readAbout } from './texts/read-about';
import { readRating } from './texts/read-rating';

test.each([
  ['eng', 'From age 13', 'From age 16'],
  ['esp', 'From age 12', 'From age 15'],
  ['tha', 'From age 13', 'From age 18'],
] as const)('the rating levels and their ages in %s @2.65', (language, teen, teenPlus) => {
  render(<Rating text={readRating('en')} language={language} />, { wrapper: WithMessages });
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(heads.slice(0, 3)).toEqual(['ALL AGES', 'TEEN', 'TEEN PLUS']);
  const ages = screen.getAllByText(/^(For everyone|From age)/).map(({ textContent }) => textContent);
  expect(ages.slice(0, 3)).toEqual(['For everyone', teen, teenPlus]);
});

test('about us is one image @2.71', () => {
  render(<About text={nameSite(readAbout('en'), 'Komawari')} />, { wrapper: WithMessages });
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img')).toHaveAccessibleName(/Komawari/);
});

test('the feedback page says only that the form has moved @2.72 @8.21 @8.22', () => {
  const { container } = render(<Moved to="/faq#feedback" />, { wrapper: WithMessages });
  expect(container).toHaveTextContent(
    /^Feedback\s*This page has moved\. This form is no longer available\.\s*Go to the help centre$/,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});
