/** @jest-environment node */
import { AdminError, type AdminTrouble } from './admin-error';
import { askOrigin } from './ask-origin';
import { exportSurvey } from './exports';
import { serveExport } from './serve-export';
import { newSession, sealSession } from './session';
import { cookieName } from './session-cookie';
import { SHOWS_HEADER } from './shows-header';

jest.mock('./ask-origin', () => ({ askOrigin: jest.fn() }));

const TOKEN = 'the-operator-and-nobody-else';

async function survey() {
  process.env.ADMIN_TOKEN = TOKEN;
  const { sealed } = await sealSession(newSession(), TOKEN);
  return serveExport(new Request('http://reader.example/admin/export/survey.csv?key=reading', { headers: { cookie: `${cookieName(false)}=${sealed}` } }), 'survey.csv', exportSurvey);
}

test('a survey is a file of what was answered', async () => {
  jest.mocked(askOrigin).mockResolvedValue({ questions: ['How often?'], answers: [{ answeredAt: 0, given: [['Daily', '=1']] }], isLast: true } as never);
  const answer = await survey();
  expect([answer.status, await answer.text()]).toEqual([200, '"number","answered","How often?"\r\n1,"1970-01-01T00:00:00.000Z","Daily | =1"\r\n']);
});

test('one that is none is no file', async () => {
  jest.mocked(askOrigin).mockResolvedValue({ questions: [], answers: [], isLast: true } as never);
  const answer = await survey();
  expect([answer.status, answer.headers.get(SHOWS_HEADER)]).toEqual([404, '/admin/missing']);
});

test.each<[AdminTrouble, number]>([
  ['refused', 404],
  ['unreachable', 303],
])('nor is one of which the origin says %s', async (trouble, status) => {
  jest.mocked(askOrigin).mockRejectedValue(new AdminError(trouble));
  expect((await survey()).status).toBe(status);
});
