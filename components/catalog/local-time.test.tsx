import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { LOCALES } from '@/lib/i18n/locales';

import { LocalTime } from './local-time';
import { formatTime, type TimeFormat } from './time-format';
import { UpFlag } from './up-flag';

const messages = { catalog: { new: 'New', up: 'Up' } };
const within = (child: React.ReactNode) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    {child}
  </NextIntlClientProvider>
);

afterEach(() => jest.restoreAllMocks());

/** 20 November 2026, 23:30 UTC. */
const late = 1_795_217_400;

test('what no server wrote is said in the browser’s own zone', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  render(within(<LocalTime seconds={late} format="date-time" />));
  expect(screen.getByText(formatTime(late, 'date-time', 'en', timeZone))).toHaveAttribute(
    'datetime',
    '2026-11-20T23:30:00.000Z',
  );
});

/** Takes over what a server wrote, whose words can be told from ours. */
async function takeOver(format: 'date' | 'date-time') {
  const box = document.createElement('div');
  box.innerHTML = '<time datetime="2026-11-20T23:30:00.000Z">as served</time>';
  const root = await act(async () => hydrateRoot(box, within(<LocalTime seconds={late} format={format} />)));
  return {
    box,
    show: (seconds: number, shown: TimeFormat = format) =>
      act(async () => root.render(within(<LocalTime seconds={seconds} format={shown} />))),
  };
}

test('what the server wrote stays where the reader’s clock says the same', async () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
  expect((await takeOver('date-time')).box).toHaveTextContent('as served');
  jest.spyOn(Date.prototype, 'getDate').mockReturnValue(20);
  expect((await takeOver('date')).box).toHaveTextContent('as served');
});

test('where it does not, the browser says it', async () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
  expect((await takeOver('date-time')).box).toHaveTextContent(formatTime(late, 'date-time', 'en'));
  jest.spyOn(Date.prototype, 'getDate').mockReturnValue(21);
  expect((await takeOver('date')).box).toHaveTextContent(formatTime(late, 'date', 'en'));
});

test('another moment is said, and so is the first when it comes back', async () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
  const { box, show } = await takeOver('date-time');
  await show(late + 86_400);
  expect(box).toHaveTextContent(formatTime(late + 86_400, 'date-time', 'en'));
  await show(late);
  expect(box).toHaveTextContent(formatTime(late, 'date-time', 'en'));
});

test('so is the same moment in another form', async () => {
  jest.spyOn(Date.prototype, 'getDate').mockReturnValue(20);
  const { box, show } = await takeOver('date');
  await show(late, 'date-year');
  expect(box).toHaveTextContent(formatTime(late, 'date-year', 'en'));
});

test('formats follow the locale', () => {
  expect(formatTime(late, 'date', 'en', 'UTC')).toBe('Nov 20');
  expect(formatTime(late, 'date', 'es', 'UTC')).toBe('20 nov');
});

test('years are counted alike in all locales, in Thai too', () => {
  for (const locale of LOCALES) expect(formatTime(late, 'date-year', locale, 'UTC')).toContain('2026');
});

test('UP is the browser’s to say, NEW is the origin’s @4.33', () => {
  const now = Date.now() / 1_000;
  expect(renderToString(within(<UpFlag startAt={now - 60} />))).not.toContain('Up');
  expect(renderToString(within(<UpFlag status="new" />))).toContain('New');
  render(within(<UpFlag startAt={now - 60} />));
  expect(screen.getByText('Up')).toBeInTheDocument();
});
