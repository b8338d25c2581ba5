import { limits } from '@/lib/limits';

import { AdminError, type AdminTrouble } from './admin-error';
import { askOrigin } from './ask-origin';
import { csvLines } from './csv-lines';
import { exportFeedback, exportFigures, exportSurvey } from './exports';
import { serveExport, type Export } from './serve-export';
import { newSession, sealSession } from './session';
import { cookieName } from './session-cookie';

jest.mock('./ask-origin', () => ({ askOrigin: jest.fn() }));

const TOKEN = 'the-operator-and-nobody-else';
const askedOrigin = jest.mocked(askOrigin);
beforeEach(() => {
  process.env.ADMIN_TOKEN = TOKEN;
  askedOrigin.mockReset();
});

async function download(rows: Export, query = '', isSignedIn = true) {
  const { sealed } = await sealSession(newSession(), TOKEN);
  const headers: HeadersInit = isSignedIn ? { cookie: `${cookieName(false)}=${sealed}` } : {};
  const request = new Request(`http://reader.example/admin/export/file.csv${query}`, { headers });
  const answer = await serveExport(request, 'file.csv', rows);
  return { status: answer.status, headers: answer.headers, lines: (await answer.text()).split('\r\n') };
}

test.each([
  ['=1+1', `"'=1+1"`],
  ['\tx', `"'\tx"`],
  ['x; @SUM(A1);-2', `"x;' @SUM(A1);'-2"`],
  ['x\r\n+1', `"x\r\n'+1"`],
  ['＝1', `"'＝1"`],
  ['1=1', '"1=1"'],
  ['Sport | -', '"Sport | -"'],
  ['เรือ, "паром"\nè', '"เรือ, ""паром""\nè"'],
])('a CSV cell never starts a formula: %j is written %s', (text, cell) =>
  expect(csvLines([[text]])).toBe(`${cell}\r\n`),
);

test('feedback is exported in parts as an attachment, with formulas disarmed', async () => {
  const parts = [
    [
      { type: 'bug', body: '=HYPERLINK("https://other.example")', createdAt: 0 },
      { type: '@other', body: 'First line\n-2+3;+1', createdAt: 86_400 },
    ],
    [{ type: 'request', body: 'More, please', createdAt: 86_401 }],
  ];
  askedOrigin.mockImplementation((_, input) => {
    const at = (input as { from: number }).from / limits.adminExportEntries;
    return Promise.resolve({ feedback: parts[at], isLast: at === parts.length - 1 } as never);
  });
  const { status, headers, lines } = await download(exportFeedback);
  expect([status, headers.get('content-disposition'), headers.get('cache-control')]).toEqual([
    200,
    'attachment; filename="file.csv"',
    'no-store',
  ]);
  expect(lines).toEqual([
    '"number","sent","type","text"',
    `1,"1970-01-01T00:00:00.000Z","bug","'=HYPERLINK(""https://other.example"")"`,
    `2,"1970-01-02T00:00:00.000Z","'@other","First line\n'-2+3;'+1"`,
    '1001,"1970-01-02T00:00:01.000Z","request","More, please"',
    '',
  ]);
});

test('a survey is exported with one column per question', async () => {
  askedOrigin.mockResolvedValue({
    questions: ['How often?'],
    answers: [{ answeredAt: 0, given: [['Daily', '=1']] }],
    isLast: true,
  } as never);
  const { lines } = await download(exportSurvey, '?key=reading');
  expect(lines).toEqual(['"number","answered","How often?"', '1,"1970-01-01T00:00:00.000Z","Daily | =1"', '']);
});

test('figures are exported for one series or all, and answer 404 for an unknown series', async () => {
  askedOrigin.mockImplementation((call, input) => {
    const { id, series } = input as { id?: number; series?: number };
    return Promise.resolve(
      (call === 'series'
        ? { series: id === 30 ? {} : null }
        : { days: [{ day: 0, views: series === 30 ? 3 : 9, favorited: 0, unfavorited: 0 }] }) as never,
    );
  });
  expect((await download(exportFigures)).lines[1]).toBe('"1970-01-01",9,0,0');
  expect((await download(exportFigures, '?series=30')).lines[1]).toBe('"1970-01-01",3,0,0');
  for (const series of ['31', '0', '30x'])
    expect([series, (await download(exportFigures, `?series=${series}`)).status]).toEqual([series, 404]);
});

test.each<[AdminTrouble, number]>([
  ['refused', 404],
  ['unreachable', 303],
])('an origin that is %s answers %i', async (trouble, status) => {
  askedOrigin.mockRejectedValue(new AdminError(trouble));
  expect((await download(exportSurvey)).status).toBe(status);
});

test('without a session the export redirects to the sign-in page', async () => {
  const { status, headers } = await download(exportFeedback, '', false);
  expect([status, headers.get('location')]).toEqual([303, expect.stringMatching(/^\/admin\/sign-in/)]);
  expect(askedOrigin).not.toHaveBeenCalled();
});
