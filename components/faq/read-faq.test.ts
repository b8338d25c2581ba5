import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { loadMessages } from '@/lib/i18n/load-messages';
import { LOCALES } from '@/lib/i18n/locales';

import { Faq } from './faq';
import { faqGroups, type FaqQuestion } from './model/faq-groups';
import { readFaq } from './read-faq';

jest.mock('next/navigation', () => ({ ...jest.requireActual<object>('next/navigation'), useRouter: () => ({}) }));

test.each(LOCALES)('%s answers every question', (locale) => {
  const { heads, questions } = readFaq(locale);
  expect(Object.keys(heads)).toEqual(Object.keys(faqGroups));
  expect(Object.keys(questions)).toEqual(Object.values(faqGroups).flat());
  for (const { answer } of Object.values(questions)) expect(answer.flat().join('')).not.toBe('');
});

test.each(LOCALES)('%s has the paragraphs, lists and links of English', (locale) => {
  const shapes = ({ questions }: ReturnType<typeof readFaq>) =>
    Object.entries(questions).map(([name, { answer }]) => [
      name,
      answer.map((block) => (typeof block === 'string' ? 'paragraph' : block.length)),
      answer
        .flat()
        .join()
        .match(/\]\([^)]*\)/g),
    ]);
  expect(shapes(readFaq(locale))).toEqual(shapes(readFaq('en')));
});

test.each(LOCALES)('%s names controls and pages as the interface does', async (locale) => {
  const { shell, catalog, title, viewer, feedback } = await loadMessages(locale);
  const { updates, favorites } = shell.link;
  const names: Partial<Record<FaqQuestion, string[]>> = {
    start: [`[${updates}](/updates)`],
    direction: [viewer.settings, viewer.mode.vertical, viewer.mode.horizontal],
    'page-missing': [viewer.retry, viewer.settings],
    cost: [title.state.subscription],
    'missing-language': [`[${updates}](/updates)`, catalog.new],
    'free-reads': [title.state['one-time-free']],
    tickets: [title.state.ticket],
    favourites: [`[${favorites}](/favorited)`],
    'app-or-web': [title.state.app],
    'report-a-copy': [feedback.type.report],
  };
  const { questions } = readFaq(locale);
  const unnamed = Object.entries(names).flatMap(([name, words]) => {
    const { question, answer } = questions[name as FaqQuestion];
    const said = [question, ...answer].flat().join('\n').toLowerCase();
    return words.filter((word) => !said.includes(word.toLowerCase())).map((word) => [name, word]);
  });
  expect(unnamed).toEqual([]);
});

test.each(LOCALES)('%s mentions the feedback form only where the page has one', async (locale) => {
  const messages = await loadMessages(locale);
  const text = readFaq(locale);
  const html = (more: object) => {
    const children = createElement(Faq, { text, ...more });
    return renderToStaticMarkup(createElement(NextIntlClientProvider, { locale, messages, timeZone: 'UTC', children }));
  };
  const [form, lead] = [text.leadToForm, text.lead].map((each) =>
    renderToStaticMarkup(createElement('p', {}, each)).slice(3, -4),
  );
  expect(form).not.toBe('');
  expect(html({ foot: { id: 'feedback', head: 'Feedback', content: null } })).toContain(`${lead} ${form}`);
  expect(html({})).not.toContain(form);
});
