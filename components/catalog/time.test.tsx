import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';

import { LOCALES } from '@/lib/i18n/locales';

import { LocalTime } from './time';
import { formatTime } from './time-format';
import { UpFlag } from './up-flag';

const messages = { catalog: { new: 'New', up: 'Up' } };
const within = (child: React.ReactNode) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    {child}
  </NextIntlClientProvider>
);

/** 20 November 2026, 23:30 UTC. */
const late = 1_795_217_400;

test('the server says the day in UTC, the browser in its own zone', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(renderToString(within(<LocalTime seconds={late} format="date-time" />))).toContain(formatTime(late, 'date-time', 'en', 'UTC'));
  render(within(<LocalTime seconds={late} format="date-time" />));
  expect(screen.getByText(formatTime(late, 'date-time', 'en', timeZone))).toHaveAttribute('datetime', '2026-11-20T23:30:00.000Z');
});

test('formats follow the locale', () => {
  expect(formatTime(late, 'date', 'en', 'UTC')).toBe('Nov 20');
  expect(formatTime(late, 'date', 'es', 'UTC')).toBe('20 nov');
});

test('years are counted alike in all locales, in Thai too', () => {
  for (const locale of LOCALES) expect(formatTime(late, 'date-year', locale, 'UTC')).toContain('2026');
});

test('UP is the browser’s to say, NEW is the origin’s', () => {
  const now = Date.now() / 1_000;
  expect(renderToString(within(<UpFlag startAt={now - 60} />))).not.toContain('Up');
  expect(renderToString(within(<UpFlag status="new" />))).toContain('New');
  render(within(<UpFlag startAt={now - 60} />));
  expect(screen.getByText('Up')).toBeInTheDocument();
});
