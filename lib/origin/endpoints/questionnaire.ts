import { z } from 'zod';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import { faultOfAnswers } from '../check-answers';
import { requireSession } from '../http/session';
import { Refusal } from '../refusal';
import type { Store } from '../store/create-store';
import { hasAnswered, readQuestionnaire, saveAnswers } from '../store/questionnaires';
import { spokenLanguage, textIn } from '../store/texts';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

const NOTE_MAX_LENGTH = 200;
const note = z.string().max(NOTE_MAX_LENGTH).optional();
const query = z.object({
  questionnaire_key: parameter.line(NOTE_MAX_LENGTH),
  lang: parameter.language,
  os: note,
  app_ver: note,
  os_ver: note,
  secret: note,
});

/** A survey, in the language that is asked for. */
export const questionnaire = defineEndpoint({
  query,
  async answer({ store, session }, { questionnaire_key: key, lang }) {
    const { questions, texts } = await find(store, key);
    const spoken = spokenLanguage(texts, lang)!;
    const text = texts[spoken]!;
    return {
      questionnaireView: {
        isAnswered: session !== undefined && (await hasAnswered(store.db, session, key)),
        subject: text.subject,
        questions: questions.map((question, index) => ({
          ...question,
          description: text.questions[index]?.description,
          selection: [...(text.questions[index]?.selection ?? [])],
          freeForm: text.other,
        })),
        language: LANGUAGE_CODES[spoken],
      },
    };
  },
});

/**
 * A session's answers to a survey, by the rules of the form; a fault names its question. They are given once: others are told that the survey is
 * already taken, as the page tells on its next visit, while the same ones sent again, after an answer that was lost, are acknowledged again.
 */
export const answerQuestionnaire = defineEndpoint({
  query,
  body: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  async answer({ store, session, now }, { questionnaire_key: key, lang }, answers) {
    const reader = requireSession(session);
    const form = await find(store, key);
    const { questions, texts } = form;
    const selections = textIn(texts, lang)!.questions.map(({ selection }) => selection);
    const fault = faultOfAnswers(answers, questions, selections);
    if (fault) throw new Refusal('bad-request', { status: 400, debugInfo: fault });
    if (!(await saveAnswers(store.db, { session: reader, key, form, answers, now }))) throw new Refusal('survey-taken');
    return {};
  },
});

async function find(store: Store, key: string) {
  const found = await readQuestionnaire(store.db, key);
  if (!found) throw new Refusal('not-found', { debugInfo: 'There is no such survey.' });
  return found;
}
