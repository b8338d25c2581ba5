import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import { LOCALES } from '@/lib/i18n/locales';

import { LocalTime } from './local-time';
import { formatTime } from './time-format';

/** 20 November 2026, 23:30 UTC. */
const late = 1_795_217_400;

test('formats follow the locale, and years are Gregorian in all of them', () => {
  expect(formatTime(late, 'date', 'en', 'UTC')).toBe('Nov 20');
  expect(formatTime(late, 'date', 'es', 'UTC')).toBe('20 nov');
  for (const locale of LOCALES) expect(formatTime(late, 'date-year', locale, 'UTC')).toContain('2026');
});

test('the server renders a time in UTC', () => {
  const time = createElement(LocalTime, { seconds: late, format: 'date-time' });
  expect(renderToString(createElement(NextIntlClientProvider, { locale: 'en', children: time }))).toBe(
    '<time dateTime="2026-11-20T23:30:00.000Z">Nov 20, 23:30</time>',
  );
});
