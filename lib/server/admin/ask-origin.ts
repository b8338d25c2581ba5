import 'server-only';

import { adminCalls, type AdminAnswer, type AdminCall, type AdminInput } from '@/lib/admin/calls';
import { readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';

import { readBounded } from '../read-bounded';
import { timeLimit } from '../time-limit';

import { AdminError, type AdminTrouble } from './admin-error';

const TROUBLE_OF_STATUS: Record<number, AdminTrouble> = {
  400: 'refused',
  401: 'unknown',
  404: 'unknown',
  414: 'refused',
  429: 'waiting',
};
const OF_SURVEYS: readonly AdminCall[] = ['surveys', 'survey', 'answers'];

/**
 * Asks the origin something for the operator: the embedded one in process, or the remote one, which has to have the same ADMIN_TOKEN.
 * @throws AdminError
 */
export async function askOrigin<Call extends AdminCall>(
  call: Call,
  input: AdminInput<Call>,
): Promise<AdminAnswer<Call>> {
  const { apiOrigin, surveyOrigin, adminToken } = readEnv();
  if (!adminToken) throw new AdminError('unknown');
  const base = OF_SURVEYS.includes(call) ? (surveyOrigin ?? apiOrigin) : apiOrigin;
  const { method, path, answer } = adminCalls[call];
  const given = Object.entries(input).filter(([, value]) => value !== undefined) as [string, string][];
  const search = method === 'GET' && given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
  const asked = {
    method,
    headers: { authorization: `Bearer ${adminToken}`, ...(method === 'PUT' && { 'content-type': 'application/json' }) },
    body: method === 'PUT' ? JSON.stringify(input) : undefined,
    redirect: 'manual',
    cache: 'no-store',
    signal: timeLimit(limits.requestTimeoutMs),
  } as const;
  const response = await reach(base, `/admin/${path}${search}`, asked);
  if (!response.ok) throw new AdminError(TROUBLE_OF_STATUS[response.status] ?? 'unreachable');
  const told = answer.safeParse(await readJson(response).catch(() => undefined));
  if (!told.success) throw new AdminError('unreachable', told.error);
  return told.data as AdminAnswer<Call>;
}

/** @throws what broke the connection, or a SyntaxError */
async function readJson(response: Response): Promise<unknown> {
  const body = await readBounded(response, limits.responseMaxBytes);
  return JSON.parse(Buffer.from(body ?? []).toString());
}

async function reach(base: string | undefined, path: string, asked: RequestInit): Promise<Response> {
  try {
    // Not as a Request: of one, Next hands the answer to two readers, and an answer without end would then be given up by neither.
    if (base) return await fetch(`${base}${path}`, asked);
    const { originInProcess } = await import('@/lib/origin/handler');
    return await originInProcess(new Request(`http://origin/api${path}`, asked));
  } catch (cause) {
    throw new AdminError('unreachable', cause);
  }
}
