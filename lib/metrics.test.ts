/** @jest-environment node */
import { limits } from './limits';
import { answerMetrics, timeAll, timed } from './metrics';

const TOKEN = 'a-token-of-sixteen';
const asking = (authorization?: string) =>
  new Request('http://site.example/metrics', authorization ? { headers: { authorization } } : undefined);

test.each([
  ['no token is set', undefined, `Bearer ${TOKEN}`, 404],
  ['none is brought', TOKEN, undefined, 401],
  ['another is brought', TOKEN, 'Bearer a-token-of-sixteem', 401],
  ['it is brought', TOKEN, `Bearer ${TOKEN}`, 200],
])('where %s the answer is %s', async (_, token, authorization, status) => {
  const answer = await answerMetrics(asking(authorization), token);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
  expect((await answer.text()).includes('process_cpu_user_seconds_total')).toBe(status === 200);
});

test('who guesses often has to wait, with the token too, and others need not', async () => {
  const from = (address: string, token = TOKEN) => answerMetrics(asking(`Bearer ${token}`), TOKEN, address);
  for (let tries = 0; tries < limits.adminFailuresPerAddress; tries++)
    expect((await from('192.0.2.1', 'wrong')).status).toBe(401);
  const refused = await from('192.0.2.1');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await from('192.0.2.2')).status).toBe(200);
});

test('requests and calls are counted by what they were and how they ended', async () => {
  timed('requests')({ kind: 'page', status: 200 });
  const nameOf = (error: unknown) => (error as Error).message;
  expect(await timeAll('calls', { call: 'home' }, () => Promise.resolve(7), nameOf)).toBe(7);
  await expect(timeAll('calls', { call: 'home' }, () => Promise.reject(new Error('broken')), nameOf)).rejects.toThrow(
    'broken',
  );
  const said = await (await answerMetrics(asking(`Bearer ${TOKEN}`), TOKEN)).text();
  expect(said).toContain('komawari_requests_seconds_count{kind="page",status="200"} 1');
  for (const outcome of ['ok', 'broken'])
    expect(said).toContain(`komawari_calls_seconds_count{call="home",outcome="${outcome}"} 1`);
});
