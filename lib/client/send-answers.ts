import type { Send } from '@/lib/api/send';
import { OriginError } from '@/lib/domain/origin-error';
import type { Survey, SurveyAnswers, SurveyVisit } from '@/lib/domain/survey';

import { askedByApp } from './asked-by-app';
import { send } from './send';

type Named = Pick<SurveyVisit, 'key' | 'language'>;

// Without the word that the service is closed: its screen would take the place of answers that have not arrived.
const carried: Send = (call) => send(call);
const operations = () => import('@/lib/api/questionnaire');

/** Sends what the reader answered. @throws OriginError, NetworkError */
export async function sendAnswers(named: Named, answers: SurveyAnswers): Promise<void> {
  await (await operations()).answerSurvey(carried, { ...named, ...askedByApp() }, answers);
}

/** The survey as it is after answers to it were refused: they may have been given elsewhere. Undefined where that can't be said. */
export async function surveyAfter(refusal: unknown, named: Named): Promise<Survey | undefined> {
  if (!(refusal instanceof OriginError && refusal.isRefusal)) return undefined;
  return (await operations()).fetchSurvey(carried, { ...named, ...askedByApp() }).catch(() => undefined);
}
