import { loadMessages } from '@/lib/i18n/load-messages';
import { LOCALES } from '@/lib/i18n/locales';

import { faqGroups, type FaqQuestion } from './model/faq-groups';
import { readFaq } from './read-faq';

test.each(LOCALES)('%s answers every question once', (locale) => {
  const { heads, questions } = readFaq(locale);
  expect(Object.keys(heads)).toEqual(Object.keys(faqGroups));
  expect(Object.keys(questions)).toEqual(Object.values(faqGroups).flat());
  expect(new Set(Object.values(questions).map(({ question }) => question)).size).toBeGreaterThanOrEqual(12);
  for (const { answer } of Object.values(questions)) expect(answer.flat().join('')).not.toBe('');
});

test.each(LOCALES)('%s answers as fully as English, with the same links', (locale) => {
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

test.each(LOCALES)('%s calls what readers look for by the name that it bears', async (locale) => {
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
