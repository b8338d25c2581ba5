/** @jest-environment node */
import { limits } from '@/lib/limits';

import { AdminError, type AdminTrouble } from './admin-error';
import { askOrigin } from './ask-origin';
import { exportFeedback, exportFigures, exportSurvey } from './exports';
import { serveExport } from './serve-export';
import { newSession, sealSession } from './session';
import { cookieName } from './session-cookie';
import { SHOWS_HEADER } from './shows-header';

jest.mock('./ask-origin', () => ({ askOrigin: jest.fn() }));

const TOKEN = 'the-operator-and-nobody-else';

async function survey() {
  process.env.ADMIN_TOKEN = TOKEN;
  const { sealed } = await sealSession(newSession(), TOKEN);
  return serveExport(
    new Request('http://reader.example/admin/export/survey.csv?key=reading', {
      headers: { cookie: `${cookieName(false)}=${sealed}` },
    }),
    'survey.csv',
    exportSurvey,
  );
}

test('a survey is a file of what was answered', async () => {
  jest.mocked(askOrigin).mockResolvedValue({
    questions: ['How often?'],
    answers: [{ answeredAt: 0, given: [['Daily', '=1']] }],
    isLast: true,
  } as never);
  const answer = await survey();
  expect([answer.status, await answer.text()]).toEqual([
    200,
    '"number","answered","How often?"\r\n1,"1970-01-01T00:00:00.000Z","Daily | =1"\r\n',
  ]);
});

test('one that is none is no file', async () => {
  jest.mocked(askOrigin).mockResolvedValue({ questions: [], answers: [], isLast: true } as never);
  const answer = await survey();
  expect([answer.status, answer.headers.get(SHOWS_HEADER)]).toEqual([404, '/admin/told/missing']);
});

test('figures are those of a series that there is, or of all; of no other is there a file', async () => {
  jest.mocked(askOrigin).mockImplementation((call, input) =>
    Promise.resolve(
      (call === 'series'
        ? { series: (input as { id: number }).id === 30 ? {} : null, titles: [] }
        : {
            days: [{ day: 0, views: 'series' in input && input.series === 30 ? 3 : 9, favorited: 0, unfavorited: 0 }],
          }) as never,
    ),
  );
  const { sealed } = await sealSession(newSession(), TOKEN);
  const ask = async (query: string) => {
    const request = new Request(`http://reader.example/admin/export/figures.csv${query}`, {
      headers: { cookie: `${cookieName(false)}=${sealed}` },
    });
    const answer = await serveExport(request, 'figures.csv', exportFigures);
    return answer.status === 200 ? (await answer.text()).split('\r\n')[1] : answer.status;
  };
  expect([await ask(''), await ask('?series=30')]).toEqual(['"1970-01-01",9,0,0', '"1970-01-01",3,0,0']);
  for (const none of ['31', '0', '-1', 'unknown', '', '30x'])
    expect([none, await ask(`?series=${none}`)]).toEqual([none, 404]);
});

test('feedback is a file of all that was sent, however much, in which nothing is calculated', async () => {
  const parts = [
    [
      { type: 'bug', body: '=HYPERLINK("https://other.example")', createdAt: 0 },
      { type: '@other', body: 'First line\n-2+3;+1', createdAt: 86_400 },
    ],
    [{ type: 'request', body: 'More, please', createdAt: 86_401 }],
  ];
  jest
    .mocked(askOrigin)
    .mockReset()
    .mockImplementation((call, input) => {
      const at = (input as { from: number }).from / limits.adminExportEntries;
      return Promise.resolve(
        (call === 'allFeedback' ? { feedback: parts[at], isLast: at === parts.length - 1 } : {}) as never,
      );
    });
  const { sealed } = await sealSession(newSession(), TOKEN);
  const answer = await serveExport(
    new Request('http://reader.example/admin/export/feedback.csv', {
      headers: { cookie: `${cookieName(false)}=${sealed}` },
    }),
    'feedback.csv',
    exportFeedback,
  );
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="feedback.csv"',
  ]);
  expect((await answer.text()).split('\r\n')).toEqual([
    '"number","sent","type","text"',
    `1,"1970-01-01T00:00:00.000Z","bug","'=HYPERLINK(""https://other.example"")"`,
    `2,"1970-01-02T00:00:00.000Z","'@other","First line\n'-2+3;'+1"`,
    '1001,"1970-01-02T00:00:01.000Z","request","More, please"',
    '',
  ]);
});

test('where nobody has sent any it has a head alone', async () => {
  jest
    .mocked(askOrigin)
    .mockReset()
    .mockResolvedValue({ feedback: [], isLast: true } as never);
  const parts = [];
  for await (const part of exportFeedback(new URLSearchParams(), 'eng')) parts.push(part);
  expect(parts).toEqual([[['number', 'sent', 'type', 'text']]]);
});

test.each<[AdminTrouble, number]>([
  ['refused', 404],
  ['unreachable', 303],
])('nor is one of which the origin says %s', async (trouble, status) => {
  jest.mocked(askOrigin).mockRejectedValue(new AdminError(trouble));
  expect((await survey()).status).toBe(status);
});
