import { setImmediate as breathe } from 'node:timers/promises';
import { limits } from '@/lib/limits';
import type { Kysely } from 'kysely';
import { readQuestionnaire, type Answers, type QuestionnaireText, type StoredQuestionnaire } from '../store/questionnaires';
import type { Schema } from '../store/schema';
import { textIn, type Texts } from '../store/texts';
import type { AnswerTo } from './admin-context';
import { asLanguage } from './as-language';
import { optionOf } from './option-of';

export const answerSurveys: AnswerTo<'surveys'> = async ({ db }, { lang }) => {
  const rows = await db
    .selectFrom('questionnaires')
    .leftJoin('questionnaire_answers', 'questionnaire_answers.questionnaire_key', 'questionnaires.key')
    .select(({ fn }) => ['questionnaires.key', 'questionnaires.texts_json', fn.count('questionnaire_answers.answered_at').as('answers'), fn.max('questionnaire_answers.answered_at').as('last_at')])
    .groupBy(['questionnaires.key', 'questionnaires.texts_json'])
    .orderBy('questionnaires.key')
    .execute();
  return {
    surveys: rows.map(({ key, texts_json, answers, last_at }) => ({
      key,
      subject: textIn(JSON.parse(texts_json) as Texts<QuestionnaireText>, asLanguage(lang))?.subject ?? '',
      answers: Number(answers),
      lastAt: Number(last_at ?? 0),
    })),
  };
};

/** What was answered, counted; whatever language it was answered in. */
export const answerSurvey: AnswerTo<'survey'> = async ({ db }, { lang, key }) => {
  const survey = await readQuestionnaire(db, key);
  if (!survey) return { survey: null };
  const text = textIn(survey.texts, asLanguage(lang))!;
  const questions = survey.questions.map(({ numberOfChoices }, index) => ({
    description: text.questions[index]?.description ?? '',
    several: numberOfChoices > 1,
    options: (text.questions[index]?.selection ?? []).map((option) => ({ text: option, count: 0 })),
    own: 0,
    none: 0,
  }));
  let answers = 0;
  for await (const given of allAnswers(db, survey)) {
    answers += 1;
    for (const [index, question] of questions.entries()) {
      const chosen = given[index]!;
      if (chosen.length === 0) question.none += 1;
      for (const one of chosen) {
        const option = typeof one === 'number' ? question.options[one] : undefined;
        if (option) option.count += 1;
        else question.own += 1;
      }
    }
  }
  return { survey: { key, subject: text.subject, answers, questions } };
};

export const answerAnswers: AnswerTo<'answers'> = async ({ db }, { lang, key, from }) => {
  const survey = await readQuestionnaire(db, key);
  if (!survey) return { questions: [], answers: [], isLast: true };
  const { questions } = textIn(survey.texts, asLanguage(lang))!;
  const rows = await readAnswers(db, key, from);
  return {
    questions: questions.map(({ description }) => description),
    answers: rows.slice(0, limits.adminExportEntries).map(({ answered_at, answers_json }) => ({
      answeredAt: answered_at,
      given: givenIn(survey, answers_json).map((chosen, index) => chosen.map((one) => (typeof one === 'number' ? (questions[index]?.selection[one] ?? '') : one))),
    })),
    isLast: rows.length <= limits.adminExportEntries,
  };
};

function readAnswers(db: Kysely<Schema>, key: string, from: number) {
  return db
    .selectFrom('questionnaire_answers')
    .select(['answers_json', 'answered_at'])
    .where('questionnaire_key', '=', key)
    .orderBy('answered_at')
    .orderBy('session_id')
    .limit(limits.adminExportEntries + 1)
    .offset(from)
    .execute();
}

async function* allAnswers(db: Kysely<Schema>, survey: StoredQuestionnaire): AsyncGenerator<(number | string)[][]> {
  for (let from = 0; ; from += limits.adminExportEntries) {
    const rows = await readAnswers(db, survey.key, from);
    for (const { answers_json } of rows.slice(0, limits.adminExportEntries)) yield givenIn(survey, answers_json);
    if (rows.length <= limits.adminExportEntries) return;
    // Others of this process are answered meanwhile.
    await breathe();
  }
}

/** What was given to each question: the place of an offered answer, or own words. */
function givenIn({ questions, texts }: StoredQuestionnaire, answers_json: string): (number | string)[][] {
  const answers = JSON.parse(answers_json) as Answers;
  return questions.map((_, index) => {
    const given = [answers[`q${index + 1}`] ?? []].flat().filter((one) => one !== '');
    return given.map((one) => optionOf(texts, index, one) ?? one);
  });
}
