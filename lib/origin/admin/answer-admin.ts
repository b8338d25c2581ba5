import { adminCalls, type AdminCall } from '@/lib/admin/calls';
import { readJson, refuseLargeBody } from '../http/read-body';
import { readQuery } from '../http/read-query';
import { Refusal } from '../refusal';
import type { AdminContext, AnswerTo } from './admin-context';
import { answerAnnouncements, showAnnouncement } from './announcements';
import { answerCatalogue, answerSeries } from './catalogue';
import { answerAllFeedback, answerFeedback } from './feedback';
import { endSession } from './ended-sessions';
import { answerFigures } from './figures';
import { answerAnswers, answerSurvey, answerSurveys } from './surveys';
import { readClosing, setSwitches } from './switches';

const ANSWERS: { [Call in AdminCall]: AnswerTo<Call> } = {
  catalogue: answerCatalogue,
  series: answerSeries,
  figures: answerFigures,
  surveys: answerSurveys,
  survey: answerSurvey,
  answers: answerAnswers,
  feedback: answerFeedback,
  allFeedback: answerAllFeedback,
  announcements: answerAnnouncements,
  showAnnouncement,
  switches: ({ db }) => readClosing(db),
  setSwitches,
  endSession,
};

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * Answers one call of the operator's page, in JSON, to who is known to be the operator.
 * @param path below `/api/admin/`
 * @throws Refusal
 */
export async function answerAdmin(request: Request, path: string, context: AdminContext): Promise<Response> {
  const name = (Object.keys(adminCalls) as AdminCall[]).find(
    (call) => adminCalls[call].path === path && adminCalls[call].method === request.method,
  );
  if (!name) throw new Refusal('not-found', { status: 404, debugInfo: 'There is no such call.' });
  refuseLargeBody(request);
  const { method, input } = adminCalls[name];
  const asked = input.safeParse(
    method === 'GET' ? readQuery(request.url, Object.keys(input.shape)) : await readJson(request),
  );
  if (!asked.success) {
    const faults = asked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Refusal('bad-request', { status: 400, debugInfo: faults.join('; ') });
  }
  return Response.json(await (ANSWERS[name] as AnswerTo<AdminCall>)(context, asked.data as never), {
    headers: HEADERS,
  });
}
