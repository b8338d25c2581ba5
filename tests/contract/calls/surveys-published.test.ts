import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { CATALOGUE, folderInTest, writeAll } from '@/lib/origin/publish/folder-in-test';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import { publishFolder } from '@/tests/support/publish-folder';

import { openOrigin, type TestOrigin } from '../open-origin';

const TOKEN = 'the-operator-and-nobody-else';
const ENGLISH = 'eng: { subject: How, other: Other }';
const WHERE = '{ eng: { question: Where, answers: [On teh train, In bed] } }';
const WHEN = '{ eng: { question: When, answers: [Early, In bed] } }';

let root: string;
let origin: TestOrigin;
beforeAll(async () => {
  origin = await openOrigin({ demoSeed: undefined, adminToken: TOKEN });
  root = await mkdtemp(path.join(tmpdir(), 'surveys-published-'));
  await folderInTest(root);
}, 120_000);
afterAll(async () => {
  await origin.close();
  await rm(root, { recursive: true });
});

/** Publishes a survey of each key alone. */
async function publish(keys: readonly string[], questions: readonly string[], texts = ENGLISH): Promise<void> {
  const surveys = keys.map(
    (key) =>
      `  - { key: ${key}, texts: { ${texts} }, questions: [${questions.map((one) => `{ texts: ${one} }`).join(', ')}] }\n`,
  );
  await writeAll(root, {
    'catalogue.yaml': `${CATALOGUE}questionnaires:${surveys.length > 0 ? `\n${surveys.join('')}` : ' []\n'}`,
  });
  await publishFolder(root, origin, { withPictures: false });
}

const address = (key: string) => `questionnaire?questionnaire_key=${key}&lang=eng`;
const view = async (key: string, session?: string) => (await origin.view(address(key), { session })).questionnaireView!;
const answer = (key: string, session: string, answers: object) => ({
  method: 'PUT',
  session,
  body: JSON.stringify(answers),
  path: address(key),
});
const send = (...given: Parameters<typeof answer>) => {
  origin.clock.now++;
  const { path: below, ...call } = answer(...given);
  return origin.view(below, call);
};
const told = async <Told>(below: string) =>
  (await (await origin.send(`admin/${below}`, { headers: { authorization: `Bearer ${TOKEN}` } })).json()) as Told;
const listed = async () =>
  (await told<{ surveys: { key: string; isClosed: boolean; answers: number }[] }>('surveys?lang=eng')).surveys.map(
    ({ key, isClosed, answers }) => [key, isClosed, answers],
  );
/** What was counted: each question with its answers, own words and none. */
async function counted(key: string) {
  const { survey } = await told<{
    survey: {
      questions: { description: string; options: { text: string; count: number }[]; own: number; none: number }[];
    };
  }>(`survey?lang=eng&key=${key}`);
  return survey.questions.map(({ description, options, own, none }) => [
    description,
    Object.fromEntries(options.map(({ text, count }) => [text, count])),
    own,
    none,
  ]);
}

test('one that left the folder is closed to readers, keeps its answers, and is open again with them by its key', async () => {
  await publish(['away', 'stays', 'unasked'], [WHERE]);
  await send('away', 'ada', { q1: 'In bed' });
  await publish(['stays'], [WHERE]);
  expect((await origin.refusal(address('away'), { session: 'ada' })).englishPopup!.subject).toBe('Not Found');
  expect((await origin.refusal(address('away'), answer('away', 'bo', { q1: 'In bed' }))).englishPopup!.subject).toBe(
    'Not Found',
  );
  expect(await listed()).toEqual([
    ['stays', false, 0],
    ['away', true, 1],
  ]);
  expect(await told('survey?lang=eng&key=away')).toMatchObject({
    survey: { subject: 'How', isClosed: true, answers: 1 },
  });
  expect(await counted('away')).toEqual([['Where', { 'On teh train': 0, 'In bed': 1 }, 0, 0]]);
  expect(await told('answers?lang=eng&key=away')).toMatchObject({
    questions: ['Where'],
    answers: [{ answeredAt: origin.clock.now - 1, given: [['In bed']] }],
    isLast: true,
  });

  // Nothing of it is a difference from the folder.
  const version = () => origin.database.selectFrom('meta').select('value').where('key', '=', 'catalogue').execute();
  const before = await version();
  await publish(['stays'], [WHERE]);
  expect(await version()).toEqual(before);

  await publish(['away', 'stays'], [WHERE]);
  expect([(await view('away', 'ada')).isAnswered ?? false, (await view('away', 'bo')).isAnswered ?? false]).toEqual([
    true,
    false,
  ]);
  expect(await listed()).toEqual([
    ['away', false, 1],
    ['stays', false, 0],
  ]);
});

test('answers of one whose key is another stay with the key that they were given to', async () => {
  await publish(['old-name'], [WHERE]);
  await send('old-name', 'ada', { q1: 'Somewhere else' });
  await publish(['new-name'], [WHERE]);
  expect((await view('new-name', 'ada')).isAnswered ?? false).toBe(false);
  expect(await listed()).toEqual(
    expect.arrayContaining([
      ['new-name', false, 0],
      ['old-name', true, 1],
    ]),
  );
  expect(await counted('old-name')).toEqual([['Where', { 'On teh train': 0, 'In bed': 0 }, 1, 0]]);
});

test('answers count for what was asked and offered when they were given', async () => {
  await publish(['changing'], [WHERE]);
  await send('changing', 'ada', { q1: 'On teh train' });
  await send('changing', 'bo', { q1: 'In bed' });
  await send('changing', 'cy', { q1: 'Here' });
  await publish(['changing'], [WHEN, WHERE.replace('teh', 'the')]);
  expect(await counted('changing')).toEqual([
    ['When', { Early: 0, 'In bed': 0 }, 0, 0],
    ['Where', { 'On the train': 0, 'In bed': 1, 'On teh train': 1 }, 1, 0],
  ]);
  await send('changing', 'dee', { q1: 'In bed', q2: 'On the train' });
  expect(await counted('changing')).toEqual([
    ['When', { Early: 0, 'In bed': 1 }, 0, 0],
    ['Where', { 'On the train': 1, 'In bed': 1, 'On teh train': 1 }, 1, 0],
  ]);
  expect(
    (await told<{ answers: { given: string[][] }[] }>('answers?lang=eng&key=changing')).answers.map(
      ({ given }) => given,
    ),
  ).toEqual([
    [[], ['On teh train']],
    [[], ['In bed']],
    [[], ['Here']],
    [['In bed'], ['On the train']],
  ]);
  expect((await view('changing', 'ada')).isAnswered).toBe(true);
});

test('a language that was added is another name for the same', async () => {
  await publish(['spoken'], [WHERE]);
  await send('spoken', 'ada', { q1: 'In bed' });
  await publish(
    ['spoken'],
    [WHERE.replace(' } }', ' }, esp: { question: Dónde, answers: [En el tren, En la cama] } }')],
    `${ENGLISH}, esp: { subject: Cómo, other: Otra }`,
  );
  const { survey } = await told<{ survey: { questions: unknown[] } }>('survey?lang=esp&key=spoken');
  expect(survey.questions).toMatchObject([
    {
      description: 'Dónde',
      options: [
        { text: 'En el tren', count: 0 },
        { text: 'En la cama', count: 1 },
      ],
    },
  ]);
});

test('the language that is told is the one that is spoken', async () => {
  await publish(['spanish'], ['{ esp: { question: Dónde, answers: [Aquí] } }'], 'esp: { subject: Cómo, other: Otra }');
  expect(await view('spanish')).toMatchObject({ subject: 'Cómo', language: LANGUAGE_CODES.esp });
});
