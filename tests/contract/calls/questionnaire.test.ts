import { limits } from '@/lib/limits';
import { QUESTIONNAIRE_TEXTS } from '@/lib/origin/demo/texts/questionnaire';
import { TEXT_LANGUAGES } from '@/lib/origin/texts/text-language';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const address = (lang = 'eng') =>
  `questionnaire?questionnaire_key=reading&lang=${lang}&os=ios&app_ver=1.2&os_ver=17&secret=s`;
const view = async (session?: string, lang?: string) =>
  (await origin.view(address(lang), { session })).questionnaireView!;
const isAnswered = async (session?: string) => (await view(session)).isAnswered ?? false;
const send = (answers: unknown, session?: string, lang?: string) =>
  origin.send(address(lang), { method: 'PUT', body: JSON.stringify(answers), session });
const kept = (session: string) =>
  origin.database
    .selectFrom('questionnaire_answers')
    .select(['answers_json', 'answered_at'])
    .where('session_id', '=', session)
    .execute();
const GOOD = { q1: 'Every day', q2: ['Mystery', 'Whatever the cat reads'], q3: 'A friend' };

test.each(TEXT_LANGUAGES)('asks its questions in the language that is asked for: %s @3.64 @7.25', async (lang) => {
  const { subject, other, questions } = QUESTIONNAIRE_TEXTS[lang];
  const survey = await view(undefined, lang);
  expect([survey.subject, survey.language ?? 0]).toEqual([subject, LANGUAGE_CODES[lang]]);
  expect(survey.questions).toHaveLength(6);
  expect(survey.questions![1]).toMatchObject({ ...questions.genres, numberOfChoices: 3, freeForm: other });
});

test('says of each question how many choices it takes, whether own words, and whether it may be skipped @3.63', async () => {
  const rules = (await view()).questions!.map(({ numberOfChoices, hideFreeform, canSkip }) => [
    numberOfChoices,
    hideFreeform ?? false,
    canSkip ?? false,
  ]);
  expect(rules).toEqual([
    [1, true, false],
    [3, false, false],
    [1, false, false],
    [2, true, true],
    [2, false, true],
    [1, true, true],
  ]);
});

test.each(['ita', 'xxx', ''])('asks in English where the language is %j', async (lang) => {
  const survey = await view(undefined, lang);
  expect([survey.subject, survey.language ?? 0]).toEqual([QUESTIONNAIRE_TEXTS.eng.subject, 0]);
});

test('is answered once by a session, and still open to others @3.64 @7.26', async () => {
  expect(await isAnswered('a')).toBe(false);
  expect((await send(GOOD, 'a')).status).toBe(200);
  expect([await isAnswered('a'), await isAnswered('b'), await isAnswered()]).toEqual([true, false, false]);
  expect((await kept('a')).map(({ answers_json }) => JSON.parse(answers_json) as unknown)).toEqual([GOOD]);
  expect(await kept('b')).toEqual([]);
});

test('other answers after the first are told that it is already taken; the same again are acknowledged', async () => {
  await origin.view(address(), { method: 'PUT', body: JSON.stringify(GOOD), session: 'again' });
  const first = await kept('again');
  origin.clock.now += 60;
  await origin.view(address(), { method: 'PUT', body: JSON.stringify(GOOD), session: 'again' });
  const { action, englishPopup, spanishPopup, popups } = await origin.refusal(address(), {
    method: 'PUT',
    body: JSON.stringify({ ...GOOD, q1: 'Once a week' }),
    session: 'again',
  });
  expect([action ?? 0, englishPopup!.subject, popups!.length]).toEqual([0, 'Survey already taken', 9]);
  expect(spanishPopup!.subject).toBe('Ya respondiste esta encuesta');
  expect(await kept('again')).toEqual(first);
});

test('takes the answers of the language that it was asked in', async () => {
  const { questions } = QUESTIONNAIRE_TEXTS.tha;
  const answers = {
    q1: questions.often.selection[0],
    q2: [questions.genres.selection[2]],
    q3: 'คำตอบของฉันเอง',
    q4: [],
    q6: '',
  };
  expect((await send(answers, 'thai', 'eng')).status).toBe(400);
  expect((await send(answers, 'thai', 'tha')).status).toBe(200);
  expect(await isAnswered('thai')).toBe(true);
});

test('takes own words that were chosen and left empty as an answer without them', async () => {
  const answers = { ...GOOD, q2: [], q3: '' };
  expect((await send(answers, 'wordless')).status).toBe(200);
  expect((await kept('wordless')).map(({ answers_json }) => JSON.parse(answers_json) as unknown)).toEqual([answers]);
});

test.each<[string, unknown, string]>([
  ['a required question left out', { q1: 'Every day', q2: ['Sport'] }, 'q3 needs an answer'],
  ['a required list left out', { q1: 'Every day', q3: 'A friend' }, 'q2 needs an answer'],
  ['a required answer that is empty', { ...GOOD, q1: '' }, 'q1 needs an answer'],
  ['too many answers', { ...GOOD, q2: ['Mystery', 'Romance', 'Sport', 'Fantasy'] }, 'q2 takes 3 answers at most'],
  ['a list for a choice of one', { ...GOOD, q1: ['Every day'] }, 'q1 takes one answer'],
  ['a string for a choice of several', { ...GOOD, q2: 'Sport' }, 'q2 takes a list'],
  ['an answer twice', { ...GOOD, q4: ['In bed', 'In bed'] }, 'q4 has an answer twice'],
  ['an answer that was not offered', { ...GOOD, q1: 'Hourly' }, 'q1 has an answer that was not offered'],
  [
    'own words that are too long',
    { ...GOOD, q3: 'x'.repeat(limits.surveyFreeTextMaxLength + 1) },
    'q3 has room for 100 characters',
  ],
  ['an answer to no question', { ...GOOD, q7: 'Sport' }, 'There is no question but q1, q2'],
  ['an answer to the question q0', { ...GOOD, q0: 'Sport' }, 'There is no question but q1, q2'],
  ['an answer that is a number', { ...GOOD, q1: 1 }, 'an entry: '],
  ['an answer that is nothing', { ...GOOD, q1: null }, 'an entry: '],
  ['a list of other things than words', { ...GOOD, q2: [['Sport']] }, 'an entry: '],
  ['no answers', [], ''],
])('refuses %s, and keeps nothing @5.4 @7.26', async (_, answers, fault) => {
  expect((await send(answers, 'refused')).status).toBe(400);
  const { debugInfo } = await origin.refusal(address(), {
    method: 'PUT',
    body: JSON.stringify(answers),
    session: 'refused',
  });
  expect(debugInfo).toContain(fault);
  expect(await kept('refused')).toEqual([]);
  expect(await isAnswered('refused')).toBe(false);
});

test('refuses a body that is no JSON, and one that is too large', async () => {
  const put = (body: string) => origin.send(address(), { method: 'PUT', body, session: 'refused' });
  expect((await put('q1=Every day')).status).toBe(400);
  expect((await put('x'.repeat(limits.requestBodyMaxBytes + 1))).status).toBe(413);
  expect(await kept('refused')).toEqual([]);
});

test('a survey that is none is not found, and one without a name refused @7.25', async () => {
  for (const call of [{}, { method: 'PUT', body: JSON.stringify(GOOD), session: 'refused' }]) {
    expect((await origin.refusal('questionnaire?questionnaire_key=none', call)).englishPopup!.subject).toBe(
      'Not Found',
    );
    for (const key of ['', `${'x'.repeat(201)}`, 'a%00b'])
      expect((await origin.send(`questionnaire?questionnaire_key=${key}`, call)).status).toBe(400);
  }
});

test('is not answered without a session', async () => {
  const before = await origin.database.selectFrom('questionnaire_answers').selectAll().execute();
  const { error } = await origin.ask(address(), { method: 'PUT', body: JSON.stringify(GOOD) });
  expect(error!.action).toBe(1);
  expect(await origin.database.selectFrom('questionnaire_answers').selectAll().execute()).toEqual(before);
});

test('of many answers at once one is kept, and the others are told so', async () => {
  const often = QUESTIONNAIRE_TEXTS.eng.questions.often.selection;
  const answers = await Promise.all(
    often.map((q1) => origin.ask(address(), { method: 'PUT', body: JSON.stringify({ ...GOOD, q1 }), session: 'rush' })),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await kept('rush')).toHaveLength(1);
});
