import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import { loadMessages } from '@/lib/i18n/load-messages';
import { LOCALES } from '@/lib/i18n/locales';

import { Faq } from './faq';
import { readFaq } from './read-faq';

const foot = { id: 'feedback', head: 'Feedback', content: <p>The form</p> };

test.each(LOCALES)('%s promises a form only where one stands', async (locale) => {
  const messages = await loadMessages(locale);
  const text = readFaq(locale);
  const page = (more: object) => (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <Faq text={text} {...more} />
    </NextIntlClientProvider>
  );
  expect(text.leadToForm).not.toBe('');
  const { container, rerender } = render(page({ foot }));
  expect(container.textContent).toContain(`${text.lead} ${text.leadToForm}`);
  rerender(page({}));
  expect(container.textContent).toContain(text.lead);
  expect(container.textContent).not.toContain(text.leadToForm);
});
