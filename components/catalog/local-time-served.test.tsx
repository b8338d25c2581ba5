/** @jest-environment node */
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';

import { LocalTime } from './local-time';

test('a server says the day in UTC', () => {
  const html = renderToString(
    <NextIntlClientProvider locale="en">
      <LocalTime seconds={1_795_217_400} format="date-time" />
    </NextIntlClientProvider>,
  );
  expect(html).toBe('<time dateTime="2026-11-20T23:30:00.000Z">Nov 20, 23:30</time>');
});
