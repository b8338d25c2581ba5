import { render } from '@testing-library/react';

import { misspoken } from '@/tests/support/misspoken';

import { AnnouncementList } from './announcement-list';
import { Frame } from './frame';
import { langOf } from './lang-of';
import { MostRead } from './most-read';
import { SeriesTitles } from './series-titles';
import { SurveyList } from './survey-list';
import { SurveyResults } from './survey-results';

const locale = 'en';
const facts = { out: 1, scheduled: 1, ended: 0, views: 1, favorites: 0 };
const chapter = (id: number) => ({ id, name: `§ ${id}`, subTitle: '', startAt: 1_795_217_400 });
const survey = { key: 'reading', isClosed: false, answers: 1 };

const SCREENS: Record<string, (language: string | undefined) => ReturnType<typeof MostRead>> = {
  'a series': (language = 'xxx') =>
    SeriesTitles({
      locale,
      titles: [{ id: 1, language, name: '§', newest: chapter(1), next: [chapter(2)], ...facts }],
    }),
  'the most read': (nameLanguage) =>
    MostRead({ locale, mostRead: [{ id: 1, name: '§ name', nameLanguage, views: 1 }] }),
  announcements: (language) =>
    AnnouncementList({
      locale,
      csrf: '',
      done: undefined,
      announcements: [{ id: 1, key: 'news', title: '§ title', language, date: 0, isHidden: false }],
    }),
  'a page’s head': (language) => Frame({ locale, head: '§ head', headLang: langOf(language), children: null }),
  surveys: (language) => SurveyList({ locale, surveys: [{ ...survey, subject: '§ subject', language, lastAt: 0 }] }),
  'a survey': (language) => {
    const options = [{ text: '§ option', language, count: 1 }];
    const question = { description: '§ question', language, several: false, options, own: 0, none: 0 };
    return SurveyResults({ locale, survey: { ...survey, subject: '', questions: [question] } });
  },
};

test.each(Object.entries(SCREENS))('%s: content carries its lang, and none if that is unknown', async (_, show) => {
  const { rerender, container } = render(await show('rus'));
  expect(misspoken({ pattern: '§', tag: 'ru', isStrict: true })).toEqual([]);
  expect(container.querySelector('[lang=ru]')).toHaveTextContent('§');
  rerender(await show(undefined));
  expect(container.querySelector('[lang]')).toBeNull();
});
