import { setImmediate as breathe } from 'node:timers/promises';
import { limits } from '@/lib/limits';
import type { Kysely } from 'kysely';
import type { QuestionnaireText } from '../store/questionnaires';
import type { Schema } from '../store/schema';
import { spokenLanguage, textIn, type Texts } from '../store/texts';
import type { AnswerTo } from './admin-context';
import { asLanguage } from './as-language';
import { givenIn, type Given } from './given-in';
import { readSurvey, type Survey } from './read-survey';

/** Those that are open, and those that are closed and were answered. */
export const answerSurveys: AnswerTo<'surveys'> = async ({ db }, { lang }) => {
  const open = await db.selectFrom('questionnaires').select(['key', 'texts_json']).execute();
  const forms = await db
    .selectFrom('questionnaire_forms')
    .select(['questionnaire_key as key', 'texts_json'])
    .orderBy('first_at')
    .orderBy('id', 'desc')
    .execute();
  const answered = await db
    .selectFrom('questionnaire_answers')
    .select(({ fn }) => ['questionnaire_key as key', fn.countAll().as('answers'), fn.max('answered_at').as('last_at')])
    .groupBy('questionnaire_key')
    .execute();
  const counts = new Map(
    answered.map(({ key, answers, last_at }) => [key, { answers: Number(answers), lastAt: Number(last_at) }]),
  );
  const isOpen = new Set(open.map(({ key }) => key));
  // Of each the last counts.
  const subjects = new Map(
    [...forms, ...open].map(({ key, texts_json }) => {
      const texts = JSON.parse(texts_json) as Texts<QuestionnaireText>;
      const language = spokenLanguage(texts, asLanguage(lang));
      return [key, { subject: (language && texts[language]?.subject) ?? '', language }];
    }),
  );
  const surveys = [...subjects].map(([key, subject]) => ({
    key,
    ...subject,
    isClosed: !isOpen.has(key),
    ...(counts.get(key) ?? { answers: 0, lastAt: 0 }),
  }));
  return { surveys: surveys.sort((a, b) => Number(a.isClosed) - Number(b.isClosed) || (a.key < b.key ? -1 : 1)) };
};

/** What was answered, counted; whatever language it was answered in, and by what was asked and offered then. */
export const answerSurvey: AnswerTo<'survey'> = async ({ db }, { lang, key }) => {
  const survey = await readSurvey(db, key);
  if (!survey) return { survey: null };
  const say = sayingIn(lang);
  const questions = survey.joined.questions.map(({ several, description, options }) => ({
    description: say(description),
    language: spokenLanguage(description, asLanguage(lang)),
    several,
    options: options.map((option) => ({
      text: say(option),
      language: spokenLanguage(option, asLanguage(lang)),
      count: 0,
    })),
    own: 0,
    none: 0,
  }));
  let answers = 0;
  for await (const given of allAnswers(db, survey)) {
    answers += 1;
    for (const [index, chosen] of given.entries()) {
      const question = questions[index]!;
      if (chosen?.length === 0) question.none += 1;
      for (const one of chosen ?? []) {
        if (typeof one === 'number') question.options[one]!.count += 1;
        else question.own += 1;
      }
    }
  }
  return {
    survey: {
      key,
      subject: textIn(survey.newest.texts, asLanguage(lang))!.subject,
      language: spokenLanguage(survey.newest.texts, asLanguage(lang)),
      isClosed: survey.isClosed,
      answers,
      questions,
    },
  };
};

export const answerAnswers: AnswerTo<'answers'> = async ({ db }, { lang, key, from }) => {
  // Whatever they answer has been asked when the survey is read after them.
  const rows = await readAnswers(db, key, from);
  const survey = await readSurvey(db, key);
  if (!survey) return { questions: [], answers: [], isLast: true };
  const { questions } = survey.joined;
  const say = sayingIn(lang);
  return {
    questions: questions.map(({ description }) => say(description)),
    answers: rows.slice(0, limits.adminExportEntries).map((row) => ({
      answeredAt: row.answered_at,
      given: givenIn(survey, row)!.map((chosen = [], index) =>
        chosen.map((one) => (typeof one === 'number' ? say(questions[index]!.options[one]!) : one)),
      ),
    })),
    isLast: rows.length <= limits.adminExportEntries,
  };
};

function sayingIn(lang: string): (texts: Texts<string>) => string {
  return (texts) => textIn(texts, asLanguage(lang)) ?? '';
}

function readAnswers(db: Kysely<Schema>, key: string, from: number) {
  return db
    .selectFrom('questionnaire_answers')
    .select(['form', 'answers_json', 'answered_at'])
    .where('questionnaire_key', '=', key)
    .orderBy('answered_at')
    .orderBy('session_id')
    .limit(limits.adminExportEntries + 1)
    .offset(from)
    .execute();
}

async function* allAnswers(db: Kysely<Schema>, survey: Survey): AsyncGenerator<Given> {
  for (let from = 0; ; from += limits.adminExportEntries) {
    const rows = await readAnswers(db, survey.key, from);
    for (const row of rows.slice(0, limits.adminExportEntries)) {
      const given = givenIn(survey, row);
      if (given) yield given;
    }
    if (rows.length <= limits.adminExportEntries) return;
    // Others of this process are answered meanwhile.
    await breathe();
  }
}
