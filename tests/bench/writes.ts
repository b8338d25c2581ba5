import { questionnaireRow } from '@/lib/origin/demo/questionnaire-row';
import type { Question, QuestionnaireText } from '@/lib/origin/store/questionnaires';
import { pushTokenQuery } from '../support/push-token';
import type { Ask, Call } from './calls';

const MESSAGE = JSON.stringify({ subject: 'suggestion', body: 'More strips with boats in them, please.' });
const FIRST_COMMENTS = 1_000;
/** The one that asks for a reader's age: those of home take turns by the week. */
const POPUP = 13;

/** Favourites that nobody has yet: every title once for one new reader after the other. */
export function newFavorites(titles: readonly number[]): () => Ask {
  return counted((count) => ({
    method: 'PUT',
    path: `/api/title_list/bookmark?title_id=${titles[count % titles.length]}&lang=eng`,
    session: `writer-${Math.floor(count / titles.length)}`,
  }));
}

/** The other calls that write, each time something that was not there. */
export function writesOf(titles: readonly number[]): Call[] {
  const answers = surveyAnswers();
  return [
    {
      name: 'bookmark, on and off',
      nextAsk: onAndOff((count) => ({ path: `/api/title_list/bookmark?title_id=${titles[count % titles.length]}` })),
    },
    {
      name: 'comment_like, on and off',
      nextAsk: onAndOff((count) => ({ path: `/api/comment_like?comment_id=${1 + (count % FIRST_COMMENTS)}` })),
    },
    { name: 'web/contact', nextAsk: byWriters('POST', { path: '/api/web/contact', body: MESSAGE }) },
    {
      name: 'web_push_token',
      nextAsk: byWriters('POST', { path: `/api/web_push_token?${pushTokenQuery('token', 'eng')}` }),
    },
    {
      name: 'PUT questionnaire',
      nextAsk: byWriters('PUT', { path: '/api/questionnaire?questionnaire_key=reading&lang=eng', body: answers }),
    },
    { name: 'banner_tap_log', nextAsk: byWriters('GET', { path: '/api/banner_tap_log?banner_id=1' }) },
    { name: 'popup_tap_log', nextAsk: byWriters('GET', { path: `/api/popup_tap_log?popup_id=${POPUP}` }) },
    { name: 'title_banner_tap_log', nextAsk: byWriters('GET', { path: titleBannerTap(titles[0]!) }) },
  ];
}

function titleBannerTap(titleId: number): string {
  return `/api/title_banner_tap_log?banner_id=1&title_id=${titleId}&banner_type=featured_banner&location=title_detail&type=click`;
}

function counted(askOf: (count: number) => Ask): () => Ask {
  let count = 0;
  return () => askOf(count++);
}

/** Each request is that of a new reader. */
function byWriters(method: Ask['method'], ask: Omit<Ask, 'method' | 'session'>): () => Ask {
  return counted((count) => ({ ...ask, method, session: `writer-of-${ask.path.length}-${count}` }));
}

/** Put, then taken back, reader by reader. */
function onAndOff(askOf: (count: number) => Ask): () => Ask {
  return counted((count) => ({
    ...askOf(count >> 1),
    method: count % 2 === 0 ? 'PUT' : 'DELETE',
    session: `turner-${count >> 1}`,
  }));
}

/** The first of the answers offered to each question of the survey, as JSON. */
function surveyAnswers(): string {
  const { questions_json, texts_json } = questionnaireRow();
  const questions = JSON.parse(questions_json) as Question[];
  const { eng } = JSON.parse(texts_json) as { eng: QuestionnaireText };
  const answers = questions.map(({ numberOfChoices }, index): [string, string | string[]] => {
    const first = eng.questions[index]!.selection[0]!;
    return [`q${index + 1}`, numberOfChoices === 1 ? first : [first]];
  });
  return JSON.stringify(Object.fromEntries(answers));
}
