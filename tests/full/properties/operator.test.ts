import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';

import { POST as act } from '@/app/admin/act/[action]/route';
import { GET as exported } from '@/app/admin/export/[file]/route';
import { GET as promotion } from '@/app/api/promotion/route';
import { adminCalls, OPEN, type AdminCall } from '@/lib/admin/calls';
import { newSession, sealSession, type AdminSession } from '@/lib/server/admin/session';
import { SHOWS_HEADER } from '@/lib/server/admin/shows-header';
import { followNow } from '@/lib/switches/switches';
import { anyJson, anyText } from '@/tests/support/any-input';
import { PROPERTY_PATIENCE_MS, propertyRuns } from '@/tests/support/property-runs';

import { openOrigin, type TestOrigin } from '@/tests/contract/open-origin';

const TOKEN = 'the-operator-and-nobody-else';
const HOME = 'http://reader.example';

let mockOrigin: TestOrigin;
jest.mock('@/lib/origin/handler', () => ({
  originInProcess: (request: Request) => mockOrigin.origin.inProcess(request),
}));
jest.mock('@/lib/log/log', () => ({ log: jest.fn() }));
jest.setTimeout(PROPERTY_PATIENCE_MS);

let session: AdminSession;
let cookie: string;
beforeAll(async () => {
  mockOrigin = await openOrigin({ adminToken: TOKEN, trustedProxies: 1 });
  Object.assign(process.env, {
    DATA_DIR: mockOrigin.dataDir,
    ADMIN_TOKEN: TOKEN,
    PUBLIC_URL: HOME,
    COUNTRY_HEADER: 'cf-ipcountry',
  });
  session = newSession();
  cookie = `operator=${(await sealSession(session, TOKEN)).sealed}`;
});
afterAll(() => mockOrigin.close());

/** What was logged since, of failures that say where they happened. */
const failuresSince = (said: number) => mockOrigin.logged.slice(said).filter((line) => /\bat .*:\d+:\d+/.test(line));

const value = anyText('eng', '30', '1', 'reading', 'ferry', 'ongoing', '-1', '999999999');
const switches = { ...OPEN, blockedCountries: ['FR'] };
const bodies = anyJson({ id: 1, isHidden: true }, { switches, revision: 3 }, { id: 'abc-_9' });

describe('the calls of the operator’s page, with his token', () => {
  const names = Object.keys(adminCalls) as AdminCall[];
  /** A question that is answered, where nothing else is put into it. */
  const WELL: Partial<Record<AdminCall, Record<string, string>>> = {
    survey: { lang: 'eng', key: 'reading' },
    answers: { lang: 'eng', key: 'reading' },
    series: { lang: 'eng', id: '1' },
    feedback: {},
    allFeedback: {},
    switches: {},
  };
  const BODY: Partial<Record<AdminCall, unknown>> = {
    showAnnouncement: { id: 1, isHidden: false },
    setSwitches: { switches, revision: 0 },
    endSession: { id: 'abc-_9' },
  };

  test.each(names)('whatever is asked of %s is answered, or refused in order', async (name) => {
    const { method, path, input, answer } = adminCalls[name] as {
      method: string;
      path: string;
      input: z.ZodObject;
      answer: z.ZodType;
    };
    const query = fc
      .tuple(
        fc.boolean(),
        fc.array(fc.tuple(fc.constantFrom(...Object.keys(input.shape), 'surplus', '__proto__'), value), {
          maxLength: 4,
        }),
      )
      .map(
        ([isWell, more]) =>
          [
            ...(isWell ? Object.entries(WELL[name] ?? { lang: 'eng' }) : []),
            ...more.map(([key, one]) => [key, one.toWellFormed()]),
          ] as [string, string][],
      );
    const body = fc.oneof(bodies, anyJson(BODY[name] ?? {}));
    const way = fc.oneof(
      { weight: 8, arbitrary: fc.constant(method) },
      { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'POST', 'DELETE', 'HEAD') },
    );
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        way,
        query,
        body,
        fc.constantFrom('application/json', 'application/json', 'text/plain', ''),
        async (way, asked, sent, type) => {
          const said = mockOrigin.logged.length;
          const hasBody = way !== 'GET' && way !== 'HEAD';
          const response = await mockOrigin.send(`admin/${path}?${new URLSearchParams(asked)}`, {
            method: way,
            headers: {
              authorization: `Bearer ${TOKEN}`,
              'x-forwarded-for': '203.0.113.1',
              ...(hasBody && { 'content-type': type }),
            },
            body: hasBody ? sent.toWellFormed() : undefined,
          });
          seen.add(response.status);
          expect([response.status, [200, 400, 404, 413, 414, 415]]).toEqual([
            response.status,
            expect.arrayContaining([response.status]),
          ]);
          expect(response.headers.get('cache-control')).toBe('no-store');
          if (response.status === 200 && way === method)
            expect(answer.safeParse(await response.json()).error).toBeUndefined();
          expect(failuresSince(said)).toEqual([]);
        },
      ),
      propertyRuns(80),
    );
    expect(seen).toContain(200);
    expect(seen).toContain(404);
  });
});

const odd = anyText('on', 'FR DE', '60', '0', 'hidden', 'shown', '/admin/news', '//evil.example', TOKEN);
const FIELDS = [
  'maintenance',
  'retryAfter',
  'blocked',
  'allowed',
  'revision',
  'id',
  'to',
  'next',
  'token',
  'csrf',
  '__proto__',
];
/** Forms that would be taken, and others. */
const form = (well: Record<string, string>): Arbitrary<[string, string][]> =>
  fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.array(fc.tuple(fc.constantFrom(...FIELDS), odd), { maxLength: 4 }))
    .map(([isOther, more]) =>
      [...more, ...(isOther === 0 ? [] : [['csrf', session.csrf] as [string, string]]), ...Object.entries(well)].map(
        ([name, one]) => [name, one.toWellFormed()],
      ),
    );

describe('what the operator sends, signed in', () => {
  const ACTS: Record<string, Record<string, string>> = {
    'sign-in': { token: TOKEN, next: '/admin/news' },
    switches: { retryAfter: '60', revision: '0' },
    announcement: { id: '1', to: 'hidden' },
  };

  test.each([...Object.entries(ACTS), ['constructor', {}] as const])(
    'whatever is in the form of %s leads on within his page, or is refused',
    async (action, well) => {
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(
          form(well),
          fc.constantFrom('same-origin', 'same-origin', 'same-origin', 'cross-site'),
          anyText('application/x-www-form-urlencoded'),
          async (fields, site, type) => {
            const said = mockOrigin.logged.length;
            const kind = /^[\x20-\x7e]*$/.test(type) ? type : 'application/x-www-form-urlencoded';
            const headers = { cookie, 'content-type': kind, 'sec-fetch-site': site };
            const answer = await act(
              new Request(`${HOME}/admin/act/${action}`, {
                method: 'POST',
                headers,
                body: new URLSearchParams(fields).toString(),
              }),
              { params: Promise.resolve({ action }) },
            );
            seen.add(answer.status);
            expect([answer.status, [303, 400, 401, 403, 404]]).toEqual([
              answer.status,
              expect.arrayContaining([answer.status]),
            ]);
            expect(answer.headers.get('cache-control')).toBe('no-store');
            const led = answer.headers.get('location') ?? answer.headers.get(SHOWS_HEADER);
            expect([led, new URL(led!, HOME).origin, /^\/admin(?:[/?]|$)/.test(led!)]).toEqual([led, HOME, true]);
            expect(failuresSince(said)).toEqual([]);
          },
        ),
        propertyRuns(150),
      );
      if (Object.hasOwn(ACTS, action)) expect([...seen]).toEqual(expect.arrayContaining([303, 400, 403]));
      else expect([...seen]).toEqual([404]);
    },
  );

  test.each(['figures.csv', 'survey.csv', 'feedback.csv', 'constructor'])(
    'whatever is asked of %s comes as a file, or is said to be missing',
    async (file) => {
      const asked = fc.array(
        fc.tuple(
          fc.constantFrom('days', 'series', 'key', '__proto__'),
          fc.oneof(odd, fc.constantFrom('1', '30', 'reading')),
        ),
        { maxLength: 3 },
      );
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(asked, async (query) => {
          const said = mockOrigin.logged.length;
          const answer = await exported(
            new Request(
              `${HOME}/admin/export/${file}?${new URLSearchParams(query.map(([name, one]) => [name, one.toWellFormed()]))}`,
              { headers: { cookie } },
            ),
            { params: Promise.resolve({ file }) },
          );
          const text = await answer.text();
          seen.add(answer.status);
          expect([answer.status, [200, 404]]).toEqual([answer.status, expect.arrayContaining([answer.status])]);
          expect(answer.headers.get('cache-control')).toBe('no-store');
          if (answer.status === 200)
            expect([answer.headers.get('content-type'), /\r\n$/.test(text)]).toEqual(['text/csv; charset=utf-8', true]);
          expect(failuresSince(said)).toEqual([]);
        }),
        propertyRuns(100),
      );
      expect([...seen]).toContain(file === 'constructor' ? 404 : 200);
    },
  );
});

test('whoever asks whether something is promoted to him is told yes or no', async () => {
  // What was set above may have closed the service, to all or to some.
  followNow(OPEN);
  await fc.assert(
    fc.asyncProperty(anyText('MX', 'br', 'XX'), anyText('x'), async (country, query) => {
      const headers = { 'cf-ipcountry': country.replace(/[^\x20-\x7e]/g, '') };
      const answer = promotion(
        new Request(`${HOME}/api/promotion?${encodeURIComponent(query.toWellFormed())}`, { headers }),
      );
      expect([answer.status, await answer.json()]).toEqual([200, { isHere: expect.any(Boolean) as boolean }]);
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }),
    propertyRuns(200),
  );
});

test('nothing was lost by all that', async () => {
  const fresh = await openOrigin();
  const count = async (origin: TestOrigin) =>
    Promise.all(
      (['titles', 'chapters', 'series'] as const).map(
        async (table) => (await origin.database.selectFrom(table).select('id').execute()).length,
      ),
    );
  try {
    expect(await count(mockOrigin)).toEqual(await count(fresh));
  } finally {
    await fresh.close();
  }
});
