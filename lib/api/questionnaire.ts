import type { Survey, SurveyAnswers, SurveyVisit } from '@/lib/domain/survey';

import { ask, tell } from './ask';
import { decodeSurvey } from './decode/survey';
import type { Send } from './send';

const queryOf = ({ key, language, os, appVersion, osVersion, secret }: SurveyVisit) => ({
  questionnaire_key: key,
  lang: language,
  os,
  app_ver: appVersion,
  os_ver: osVersion,
  secret,
});

/** @throws OriginError with `isNotFound` for a survey that never was, else as `ask` does */
export async function fetchSurvey(send: Send, visit: SurveyVisit): Promise<Survey> {
  const { view } = await ask(send, { endpoint: 'questionnaire', query: queryOf(visit) });
  return decodeSurvey(view);
}

/** Sends what a reader answered. The same answers may be sent again, others are refused. @throws as `ask` does */
export function answerSurvey(send: Send, visit: SurveyVisit, answers: SurveyAnswers): Promise<void> {
  return tell(send, { endpoint: 'answerQuestionnaire', query: queryOf(visit), body: answers });
}
