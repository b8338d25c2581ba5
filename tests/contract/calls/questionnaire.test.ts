import { QUESTIONNAIRE_TEXTS } from '@/lib/origin/demo/texts/questionnaire';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const addressOf = (lang = 'eng') =>
  `questionnaire?questionnaire_key=reading&lang=${lang}&os=ios&app_ver=1.2&os_ver=17&secret=s`;
const view = async (session?: string, lang?: string) =>
  (await origin.view(addressOf(lang), { session })).questionnaireView!;
const isAnswered = async (session?: string) => (await view(session)).isAnswered ?? false;
const call = (answers: unknown, session?: string) => ({ method: 'PUT', body: JSON.stringify(answers), session });
const statusOf = async (answers: unknown, session?: string, lang?: string) =>
  (await origin.send(addressOf(lang), call(answers, session))).status;
const stored = async (session: string) =>
  (
    await origin.database
      .selectFrom('questionnaire_answers')
      .select('answers_json')
      .where('session_id', '=', session)
      .execute()
  ).map(({ answers_json }) => JSON.parse(answers_json) as unknown);
const GOOD = { q1: 'Every day', q2: ['Mystery', 'Whatever the cat reads'], q3: 'A friend' };

test.each([
  ['tha', 'tha'],
  ['deu', 'deu'],
  ['ita', 'eng'],
  ['', 'eng'],
] as const)(
  'asks its questions in the language of the request, else in English: %j @3.64 @7.25',
  async (lang, spoken) => {
    const { subject, other, questions } = QUESTIONNAIRE_TEXTS[spoken];
    const survey = await view(undefined, lang);
    expect([survey.subject, survey.language ?? 0]).toEqual([subject, LANGUAGE_CODES[spoken]]);
    expect(survey.questions).toHaveLength(6);
    expect(survey.questions![1]).toMatchObject({ ...questions.genres, numberOfChoices: 3, freeForm: other });
  },
);

test('is answered once by a session: the same again is acknowledged, other answers are refused @3.64 @7.26', async () => {
  expect(await isAnswered('a')).toBe(false);
  expect(await statusOf(GOOD, 'a')).toBe(200);
  expect([await isAnswered('a'), await isAnswered('b'), await isAnswered()]).toEqual([true, false, false]);
  await origin.view(addressOf(), call(GOOD, 'a'));
  const { action, englishPopup, spanishPopup, popups } = await origin.refusal(
    addressOf(),
    call({ ...GOOD, q1: 'Once a week' }, 'a'),
  );
  expect([action ?? 0, englishPopup!.subject, popups!.length]).toEqual([0, 'Survey already taken', 9]);
  expect(spanishPopup!.subject).toBe('Ya respondiste esta encuesta');
  expect(await stored('a')).toEqual([GOOD]);
});

test('takes the answers of the language that it was asked in, and empty answers to questions that can be skipped', async () => {
  const { questions } = QUESTIONNAIRE_TEXTS.tha;
  const answers = {
    q1: questions.often.selection[0],
    q2: [questions.genres.selection[2]],
    q3: questions.found.selection[0],
    q4: [],
    q6: '',
  };
  expect(await statusOf(answers, 'thai', 'eng')).toBe(400);
  expect(await statusOf(answers, 'thai', 'tha')).toBe(200);
  expect(await stored('thai')).toEqual([answers]);
});

test.each<[string, unknown, string]>([
  ['a required question left out', { q1: 'Every day', q2: ['Sport'] }, 'q3 needs an answer'],
  ['empty free text for a required single choice', { ...GOOD, q3: '' }, 'q3 needs an answer'],
  ['an answer that was not offered', { ...GOOD, q1: 'Hourly' }, 'q1 has an answer that was not offered'],
  ['an answer to no question', { ...GOOD, q7: 'Sport' }, 'There is no question but q1, q2'],
  ['a number', { ...GOOD, q1: 1 }, 'an entry: '],
  ['a list as body', [], ''],
])('refuses %s and stores nothing @5.4 @7.26', async (_, answers, fault) => {
  expect(await statusOf(answers, 'refused')).toBe(400);
  expect((await origin.refusal(addressOf(), call(answers, 'refused'))).debugInfo).toContain(fault);
  expect([await stored('refused'), await isAnswered('refused')]).toEqual([[], false]);
});

test('an unknown survey is not found, and a malformed key is refused @7.25', async () => {
  for (const request of [{}, call(GOOD, 'refused')]) {
    const { englishPopup } = await origin.refusal('questionnaire?questionnaire_key=none', request);
    expect(englishPopup!.subject).toBe('Not Found');
    for (const key of ['', 'x'.repeat(201), 'a%00b'])
      expect((await origin.send(`questionnaire?questionnaire_key=${key}`, request)).status).toBe(400);
  }
});

test('of concurrent answers of one session, one is stored and the others are refused', async () => {
  const often = QUESTIONNAIRE_TEXTS.eng.questions.often.selection;
  const answers = await Promise.all(often.map((q1) => origin.ask(addressOf(), call({ ...GOOD, q1 }, 'concurrent'))));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await stored('concurrent')).toHaveLength(1);
});
