import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { LOCALES } from '@/lib/i18n/locales';

import { BarChart } from './bar-chart';
import { formatDay, formatTime } from './model/format';
import { SurveyList } from './survey-list';

const barChart = (values: readonly number[]) =>
  renderToStaticMarkup(
    createElement(BarChart, { label: 'Views', values, ends: ['1', '4'], top: '4', none: 'None', tone: 'ink' }),
  );

test('a chart of zeros says so', () => {
  expect(barChart([0, 0])).toContain('None');
  expect(barChart([0, 0])).not.toContain('<svg');
});

test('a closed survey is marked as closed, an open one is not', async () => {
  const survey = { subject: 'How do you read?', answers: 3, lastAt: 0 };
  const list = (isClosed: boolean) => SurveyList({ locale: 'en', surveys: [{ ...survey, key: 'reading', isClosed }] });
  expect(renderToStaticMarkup(await list(true))).toMatch(/closed/i);
  expect(renderToStaticMarkup(await list(false))).not.toMatch(/closed/i);
});

test.each(LOCALES)('dates have Gregorian years in %s', (locale) => {
  expect(formatDay(locale, 20_777)).toContain('2026');
  expect(formatTime(locale, 1_795_217_400)).toContain('2026');
});
