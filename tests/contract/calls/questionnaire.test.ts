import { limits } from '@/lib/limits';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const SURVEY = 'questionnaire?questionnaire_key=reading&lang=eng&os=web';
const view = async (session?: string) => (await origin.view(SURVEY, { session })).questionnaireView!;
const send = (body: string, session?: string) => origin.send(SURVEY, { method: 'PUT', body, session });
const GOOD = { q1: 'Every day', q2: ['Mystery', 'Whatever the cat reads'], q3: 'A friend' };

test('asks its questions in the language that is asked for', async () => {
  const survey = await view();
  expect(survey).toMatchObject({ subject: 'Six questions about reading' });
  expect(survey.questions).toHaveLength(6);
  expect(survey.questions![0]).toMatchObject({ numberOfChoices: 1, hideFreeform: true, selection: expect.arrayContaining(['Every day']) });
  const spanish = (await origin.view('questionnaire?questionnaire_key=reading&lang=esp')).questionnaireView!;
  expect([spanish.language, spanish.questions!.length]).toEqual([1, 6]);
  expect(spanish.subject).not.toBe(survey.subject);
  expect((await origin.refusal('questionnaire?questionnaire_key=none')).englishPopup!.subject).toBe('Not Found');
});

test('is answered once by a session, and still open to others', async () => {
  expect((await send(JSON.stringify(GOOD), 'a')).status).toBe(200);
  expect((await view('a')).isAnswered).toBe(true);
  expect((await view('b')).isAnswered ?? false).toBe(false);
  expect((await view()).isAnswered ?? false).toBe(false);
  expect((await send(JSON.stringify(GOOD), 'a')).status).toBe(200);
});

test.each([
  ['no JSON', 'q1=Every day'],
  ['no answers', '[]'],
  ['answers of another kind', '{"q1":1}'],
  ['a required question left out', '{"q1":"Every day"}'],
  ['too many answers', JSON.stringify({ ...GOOD, q2: ['Mystery', 'Romance', 'Sport', 'Fantasy'] })],
])('refuses %s', async (_, body) => {
  expect((await send(body, 'c')).status).toBe(400);
  expect((await view('c')).isAnswered ?? false).toBe(false);
});

test('refuses a body that is too large, however it is announced', async () => {
  expect((await send('x'.repeat(limits.requestBodyMaxBytes + 1), 'c')).status).toBe(413);
});

test('needs a session', async () => {
  const { error } = await origin.ask(SURVEY, { method: 'PUT', body: JSON.stringify(GOOD) });
  expect(error!.action).toBe(1);
});
