import { render, screen } from '@testing-library/react';

import { LOCALES } from '@/lib/i18n/locales';

import { SurveyList } from './survey-list';

const survey = { subject: 'How do you read?', answers: 3, lastAt: 0 };

test.each(LOCALES)('one that is closed says so, and one that is open does not: %s', async (locale) => {
  render(
    await SurveyList({
      locale,
      surveys: [
        { ...survey, key: 'open', isClosed: false },
        { ...survey, key: 'closed', isClosed: true },
      ],
    }),
  );
  const [open, closed] = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')!.textContent.split(' · '));
  expect([open![0], closed![1]]).toEqual(['open', 'closed']);
  expect(closed![0]).toMatch(/\p{L}/u);
});
