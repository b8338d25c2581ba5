import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as overHttp, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc from 'fast-check';
import type { APIRequestContext, Page } from 'playwright/test';

import { limits } from '@/lib/limits';

import { fakeOrigin, type FakeOrigin } from '../support/fake-origin';
import { PROPERTY_PATIENCE_MS, propertyRuns } from '../support/property-runs';
import { serveSite, type Site } from '../support/serve-site';

import { holdTimers } from './hold-timers';
import { FERRY } from './reader';
import { CAMPAIGN_PAGES, LOCALE_PAGES, MISSING, OWN_LANGUAGE_PAGES, REDIRECTS } from './route-table';
import { expect, test } from './test';

const RARE = { cookie: 'languages=eng-esp-fra-ind' };
/** One of each kind of address that is no page, and what it answers. */
const NO_PAGES: readonly [string, number][] = [
  ['/api/language', 200],
  ['/api/nothing', 404],
  ['/api/title_detailV3?title_id=x', 400],
  ['/media/page/1/1-high.webp', 403],
  ['/media/nothing', 404],
  ['/feeds/eng.atom', 200],
  ['/feeds/xxx.atom', 404],
  [`/feeds/titles/${FERRY.titleId}.atom`, 200],
  ['/opds', 307],
  ['/opds/en', 200],
  ['/sitemap.xml', 200],
  ['/robots.txt', 200],
  ['/manifest/en.webmanifest', 200],
  ['/manifest/en', 404],
  ['/icons/nothing', 404],
  ['/sw.js', 200],
  ['/_next/static/nothing.js', 404],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/metrics', 404],
  ['/revalidate', 405],
];
const PAGES = [...LOCALE_PAGES, ...OWN_LANGUAGE_PAGES, ...CAMPAIGN_PAGES].map(({ path }) => path);

const ask = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers: { 'Accept-Language': '', ...headers }, maxRedirects: 0 });

const SECURED = 'strict-transport-security';
/** The policy of what is no page, and of calls and pictures. */
const NO_FRAMES = "frame-ancestors 'none'";
const NOTHING = `default-src 'none'; ${NO_FRAMES}`;

/** What every answer says, whatever it is of. */
function expectGuarded(path: string, headers: Record<string, string>, secured?: string) {
  // A second policy would be told after a comma.
  expect([path, headers['content-security-policy']]).toEqual([
    path,
    expect.stringMatching(/^(?!.*,).*\bframe-ancestors 'none'/),
  ]);
  expect({ path, ...headers }).toMatchObject({
    path,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*fullscreen=\(self\)/) as unknown,
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/) as unknown,
  });
  expect([path, headers[SECURED]]).toEqual([path, secured]);
}

/** A policy by its directives. */
const directivesOf = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]));

function expectPolicy(path: string, headers: Record<string, string>) {
  const policy = headers['content-security-policy'] ?? '';
  const directives = directivesOf(policy);
  expect([path, policy]).toEqual([path, expect.stringMatching(/^default-src 'none'; script-src 'self'/)]);
  // A second policy would be told after a comma.
  expect([path, policy]).toEqual([path, expect.not.stringMatching(/unsafe-eval|unsafe-inline|,|'nonce-|\*/)]);
  for (const [name, value] of [
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
    ['frame-src', "'none'"],
  ] as const)
    expect([path, name, directives.get(name)]).toEqual([path, name, [value]]);
  expect([
    path,
    directives
      .get('script-src')!
      .slice(1)
      .filter((source) => !/^'sha256-[\w+/]{43}='$/.test(source)),
  ]).toEqual([path, []]);
  // All of a header has to fit into the four kilobytes that proxies take.
  expect(policy.length, path).toBeLessThan(2_600);
}

test.describe('what every answer says', () => {
  test('pages: a policy that lets in what is theirs, and nothing else within them', async ({ request }) => {
    for (const path of PAGES) {
      const first = await ask(request, path);
      expectGuarded(path, first.headers());
      expectPolicy(path, first.headers());
    }
  });

  test('it is the same the first time as ever after, with the head alone and where the browser has the page', async ({
    request,
  }) => {
    // No other test asks for it, or writes anything that it shows.
    const path = `/ru/comments/${FERRY.firstChapterId + 7}`;
    // One that is a minute old is made anew meanwhile.
    await expect(async () => {
      const first = (await ask(request, path)).headers();
      const again = (await ask(request, path)).headers();
      const head = (await request.head(path)).headers();
      const unchanged = await ask(request, path, { 'if-none-match': again.etag! });
      expect([first['x-nextjs-cache'], again['x-nextjs-cache'], unchanged.status()]).toEqual([
        expect.stringMatching(/MISS|HIT/),
        'HIT',
        304,
      ]);
      for (const headers of [again, head, unchanged.headers()])
        expect(headers['content-security-policy']).toBe(first['content-security-policy']);
      expectPolicy(path, first);
    }).toPass();
  });

  test('pages that are rendered for a request', async ({ request }) => {
    for (const path of [
      '/updates',
      '/featured',
      '/ranking/hottest',
      '/manga_list/ongoing',
      '/search_result?keyword=ferry',
      '/es/updates',
    ]) {
      const response = await ask(request, path, RARE);
      expect([path, response.headers()['cache-control']]).toEqual([path, expect.stringContaining('no-store')]);
      expectGuarded(path, response.headers());
      expectPolicy(path, response.headers());
    }
  });

  test('pages of what is not there', async ({ request }) => {
    test.setTimeout(120_000);
    for (const path of MISSING) {
      const response = await ask(request, path);
      expect([path, response.status()]).toEqual([path, 404]);
      expectGuarded(path, response.headers());
      expectPolicy(path, response.headers());
    }
  });

  test('redirects', async ({ request }) => {
    for (const { path, headers } of REDIRECTS) {
      const answer = (await ask(request, path, headers)).headers();
      expectGuarded(path, answer);
      expect([path, answer['content-security-policy']]).toEqual([path, NO_FRAMES]);
    }
  });

  test('files and pictures', async ({ request }) => {
    const html = await (await ask(request, `/titles/${FERRY.titleId}`)).text();
    const found = (pattern: RegExp) => pattern.exec(html)?.[0] ?? String(pattern);
    const policies: [string, unknown][] = [
      ...['js', 'css', 'woff2'].map((kind): [string, string] => [
        found(new RegExp(`/_next/static/[^"\\s]+\\.${kind}`)),
        NO_FRAMES,
      ]),
      [found(/\/media\/cover\/[^"\s?]+\.webp/), NOTHING],
      ['/icons/any-192.png', NO_FRAMES],
      ['/icons/favicon.svg', expect.stringMatching(/^default-src 'none'; .*; frame-ancestors 'none'; sandbox$/)],
    ];
    for (const [path, policy] of policies) {
      const response = await ask(request, path);
      expect([path, response.status(), response.headers()['content-security-policy']]).toEqual([path, 200, policy]);
      expectGuarded(path, response.headers());
    }
  });

  for (const [path, status] of NO_PAGES) {
    test(`${path}, which is no page`, async ({ request }) => {
      const response = await ask(request, path);
      expect([path, response.status()]).toEqual([path, status]);
      expectGuarded(path, response.headers());
      // What stands in the place of a file that is not there is a page.
      if (response.headers()['content-type']?.startsWith('text/html')) expectPolicy(path, response.headers());
      else
        expect(response.headers()['content-security-policy']).toBe(
          /^\/(?:api|media)\//.test(path) ? NOTHING : NO_FRAMES,
        );
    });
  }

  test('a policy that a request brings along is in nobody’s page', async ({ request }) => {
    for (const path of ['/comments/30003', '/updates']) {
      const asked = {
        'content-security-policy': "script-src 'nonce-abc123'",
        'content-security-policy-report-only': "script-src 'nonce-abc123'",
        ...(path === '/updates' && RARE),
      };
      expect(await (await ask(request, path, asked)).text()).not.toContain('abc123');
    }
  });
});

test.describe('behind TLS, where all goes wrong', () => {
  const YEAR = 'max-age=31536000';
  const TITLE = `/titles/${FERRY.titleId}`;
  // They share a site, and close it.
  test.describe.configure({ mode: 'default' });
  const folder = mkdtempSync(path.join(tmpdir(), 'komawari-security-'));
  const switches = path.join(folder, 'switches.json');
  let origin: FakeOrigin;
  let site: Site;
  test.beforeAll(async ({ site: demo }) => {
    origin = await fakeOrigin(`${demo.url}/api`);
    site = await serveSite({
      API_ORIGIN: origin.base,
      DATA_DIR: folder,
      PUBLIC_URL: 'https://comics.example',
      COUNTRY_HEADER,
      ADMIN_TOKEN: 'the-operator-and-nobody-else',
    });
  });
  test.afterAll(async () => {
    await site?.stop();
    origin?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const COUNTRY_HEADER = 'CF-IPCountry';
  const KEPT_OUT = { [COUNTRY_HEADER]: 'XA' };
  const expectSoon = (request: APIRequestContext, status: number, headers: Record<string, string>) =>
    expect
      .poll(async () => (await ask(request, `${site.url}/faq`, headers)).status(), { intervals: [100] })
      .toBe(status);
  test.afterEach(async ({ request }) => {
    origin.heal();
    rmSync(switches, { force: true });
    // Open to all, when the site has noticed.
    await expectSoon(request, 200, KEPT_OUT);
  });

  async function expectAllGuarded(
    request: APIRequestContext,
    status: number,
    paths: readonly string[],
    headers: Record<string, string> = {},
  ) {
    for (const path of paths) {
      const response = await ask(request, site.url + path, headers);
      expect([path, response.status()]).toEqual([path, status]);
      expectGuarded(path, response.headers(), YEAR);
      if (response.headers()['content-type']?.startsWith('text/html') && !path.startsWith('/admin'))
        expectPolicy(path, response.headers());
    }
  }

  test('browsers are told to come by no other way', async ({ request }) => {
    await expectAllGuarded(request, 200, [
      '/updates',
      '/api/language',
      '/sitemap.xml',
      '/sw.js',
      '/icons/favicon.svg',
      '/healthz',
    ]);
    await expectAllGuarded(request, 307, ['/']);
    await expectAllGuarded(request, 404, ['/nowhere', '/media/nothing', '/_next/static/nothing.js']);
  });

  test('the operator’s desk', async ({ request }) => {
    await expectAllGuarded(request, 200, ['/admin/sign-in']);
    await expectAllGuarded(request, 307, ['/admin', '/admin/feedback']);
    await expectAllGuarded(request, 404, ['/admin/nothing']);
  });

  test('pages that failed', async ({ request }) => {
    origin.fail('dead');
    await expectAllGuarded(request, 500, [TITLE, `/es${TITLE}`]);
    origin.fail('maintenance');
    await expectAllGuarded(request, 503, [`/th${TITLE}`]);
    origin.fail('geo-blocked');
    await expectAllGuarded(request, 451, [`/de${TITLE}`]);
  });

  test('a service that its operator has closed', async ({ request }) => {
    const turn = async (content: object, status: number, headers: Record<string, string>) => {
      writeFileSync(switches, JSON.stringify(content));
      await expectSoon(request, status, headers);
      await expectAllGuarded(
        request,
        status,
        [TITLE, '/faq', '/', '/api/language', '/media/nothing', '/sitemap.xml', '/feeds/eng.atom'],
        headers,
      );
    };
    await turn({ maintenance: true }, 503, {});
    await turn({ blockedCountries: [KEPT_OUT[COUNTRY_HEADER]] }, 451, KEPT_OUT);
  });
});

test('a proxy that says HTTPS is believed', async ({ request }) => {
  const secured = async (protocol: string) =>
    (await ask(request, '/updates', { 'x-forwarded-proto': protocol })).headers()['strict-transport-security'];
  expect([await secured('https'), await secured('http')]).toEqual(['max-age=31536000', undefined]);
});

/** What a browser has refused on a page, and what it says went wrong. */
async function visited(page: Page, path: string): Promise<string[]> {
  const refused: string[] = [];
  const listen = (message: { type(): string; text(): string }) =>
    /content security policy/i.test(message.text()) && refused.push(`${path}: ${message.text().slice(0, 300)}`);
  page.on('console', listen);
  await page.goto(path);
  // Its scripts wait for its picture.
  await expect(page.locator('html:not([data-held])')).toBeAttached();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  page.off('console', listen);
  return refused;
}

test('browsers refuse nothing of any page', async ({ page }) => {
  test.setTimeout(240_000);
  // Some lead on by themselves, and would be gone before they are looked at.
  await holdTimers(page, limits.leaveAfterMs);
  const refused: string[] = [];
  for (const path of PAGES) refused.push(...(await visited(page, path)));
  expect(refused).toEqual([]);
});

test('nor of pages for several languages, and of what is not there', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'languages', value: 'eng-esp-fra-ind', url: baseURL! }]);
  const refused: string[] = [];
  for (const path of [
    '/updates',
    '/featured',
    '/ranking/hottest',
    '/manga_list/ongoing',
    '/search_result?keyword=ferry',
    '/nowhere',
    '/titles/zero',
  ])
    refused.push(...(await visited(page, path)));
  expect(refused).toEqual([]);
});

test('a script, a handler, a style or a frame that gets into a page does nothing', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told, tell: (what: string) => told.push(what) });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      told.push(`refused: ${blockedURI === 'eval' ? 'eval' : effectiveDirective}`),
    );
    const place = document.body.appendChild(document.createElement('div'));
    const script = document.createElement('script');
    script.textContent = 'tell("script")';
    place.append(script);
    place.insertAdjacentHTML(
      'beforeend',
      '<img src="/x" onerror="tell(\'handler\')"><iframe src="https://evil.example/"></iframe><p style="color:red">x</p><style>p{color:red}</style>',
    );
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
    void fetch('https://evil.example/').catch(() => undefined);
    // By itself: what a test has the page do is let evaluate.
    setTimeout(() => void told.push((0, eval)('"eval"') as string));
  });
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  const refused = [
    'script-src-elem',
    'script-src-attr',
    'style-src-attr',
    'style-src-elem',
    'frame-src',
    'connect-src',
    'base-uri',
    'eval',
  ];
  await expect.poll(told).toEqual(expect.arrayContaining(refused.map((directive) => `refused: ${directive}`)));
  expect((await told()).filter((what) => !what.startsWith('refused'))).toEqual([]);
  expect(await page.evaluate(() => document.baseURI)).not.toContain('evil');
});

test('no page may be shown in another’s frame', async ({ page, baseURL }) => {
  await page.route('**/frames', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/faq"></iframe>` }),
  );
  const refused = page.waitForEvent('console', (message) => /frame-ancestors|X-Frame-Options/i.test(message.text()));
  await page.goto('/frames');
  await refused;
});

test.describe('where an address leads', () => {
  test.describe.configure({ timeout: PROPERTY_PATIENCE_MS });
  const odd = fc.constantFrom(
    '/',
    '//',
    '///',
    '\\',
    '/\\',
    '\\\\',
    '%2f',
    '%2F%2F',
    '%5c',
    '%09',
    '%0a',
    '%0d%0a',
    '%00',
    '@',
    ':',
    ';',
    '?',
    '#',
    '.',
    '..',
    '%2e%2e',
    'http:',
    'https:',
    'https://',
    'javascript:',
    'data:',
    ' ',
    '%20',
    '&',
    '=',
    'evil.example',
    '@evil.example',
    'localhost',
    'es',
    'main',
    'updates',
    'ranking',
    'manga_list',
    'titles',
    '30',
    'androidtopus',
    'redirecting',
    'feedback',
    'rating',
    'eng',
    'xx',
    '％２ｆ',
    '。',
  );
  const host = fc.constantFrom(
    'evil.example',
    'evil.example:443',
    'localhost',
    'localhost@evil.example',
    'localhost, evil.example',
    '//evil.example',
    'x\\y',
    '[::1]',
    '',
  );
  const oddities = fc.array(odd, { maxLength: 7 }).map((parts) => parts.join(''));
  /** Whole addresses of another site, however they are smuggled in: its name with a dot and without, for what has one is taken for a file. */
  const stranger = fc.constantFrom('evil.example', 'evil', '2130706433', '[::1]', 'ｅvil。example');
  const hostile = fc
    .tuple(
      fc.constantFrom(
        'https://',
        'HTTP://',
        '//',
        '///',
        '/\\',
        '\\\\',
        '/\t/',
        ' //',
        'https:',
        'https:\\\\',
        'javascript://',
        'komawari://webview?url=https://',
      ),
      fc.constantFrom('', '', 'localhost@', 'chat.example@', 'chat.example%40', 'localhost%2f@'),
      stranger,
      fc.constantFrom('', '/', ':443/komawari', '?', '#', '/%2e%2e', '//'),
    )
    .map((parts) => parts.join(''));
  const encoded = fc
    .tuple(
      hostile,
      fc.constantFrom(
        (to: string) => to,
        encodeURIComponent,
        (to: string) => encodeURIComponent(encodeURIComponent(to)),
      ),
    )
    .map(([to, encode]) => encode(to));
  /** Pages that are led from to others, and what stands where an address could be put behind them. */
  const led = fc.constantFrom(
    '/',
    '/?',
    '/main',
    '/main/',
    '/main?next=',
    '/es',
    '/es/',
    '/es/?to=',
    '/ranking?',
    '/ranking/',
    '/es/ranking?to=',
    '/manga_list/',
    '/manga_list/all?',
    '/es/rating/',
    '/updates/',
    '/updates?',
    '/th/titles/',
  );
  const address = fc
    .oneof(
      oddities,
      encoded,
      fc.tuple(led, encoded).map((parts) => parts.join('')),
    )
    .map((path) => path.replace(/^(?!\/)/, '/'));

  /** What a request claims to have asked; the name that a browser asks for is its own. */
  const claimed = fc.record(
    {
      'x-forwarded-host': host,
      'x-forwarded-proto': fc.constantFrom('http', 'https', 'javascript'),
      'x-forwarded-port': fc.constantFrom('', '80', 'x'),
      forwarded: fc.constantFrom('', 'host=evil.example;proto=https'),
    },
    { requiredKeys: [] },
  );

  test('a redirect never leads to another site, however it is asked for', async ({ request, baseURL }) => {
    const { hostname } = new URL(baseURL!);
    const seen: number[] = [];
    await fc.assert(
      fc.asyncProperty(
        address,
        fc.constantFrom('', 'es-AR', 'th'),
        fc.boolean(),
        claimed,
        async (path, language, slash, claims) => {
          const answer = await request.fetch(baseURL! + encodeURI(path).replace(/%25/g, '%') + (slash ? '/' : ''), {
            headers: { ...claims, 'Accept-Language': language },
            maxRedirects: 0,
          });
          const { location } = answer.headers();
          if (location === undefined) return;
          seen.push(answer.status());
          // As browsers read it: a backslash is a slash to them, and blanks are nothing.
          const to = new URL(location, baseURL);
          expect([path, to.hostname, to.protocol]).toEqual([path, hostname, 'http:']);
          expect([path, location]).toEqual([path, expect.not.stringMatching(/^[\s]*[\\/]{2}|^\/[\t\n\r]/)]);
        },
      ),
      propertyRuns(450),
    );
    // Those for good tidy an address, the others lead to another.
    for (const status of [307, 308]) expect(seen.filter((each) => each === status).length).toBeGreaterThan(100);
  });

  test('what a redirect leads to is a path, whatever host is asked for', async ({ request }) => {
    const led: string[] = [];
    for (const name of ['evil.example', 'localhost:1', 'a@evil.example']) {
      for (const { path, to, headers } of REDIRECTS) {
        const { location } = (await ask(request, path, { ...headers, host: name, 'x-forwarded-host': name })).headers();
        led.push(`${path} ${location === to ? 'well' : location}`);
      }
    }
    expect(led.filter((each) => !each.endsWith(' well'))).toEqual([]);
  });

  /** Asks by an address as it is written. */
  async function asked(baseURL: string, address: string, headers: Record<string, string> = {}, method = 'GET') {
    const { hostname, port } = new URL(baseURL);
    const [answer] = (await once(
      overHttp({ hostname, port, path: address, method, headers, agent: false }).end(),
      'response',
    )) as [IncomingMessage];
    answer.resume();
    return answer;
  }

  test('however long an address is, proxies have room for the headers of its answer', async ({ baseURL }) => {
    const [long, slashes] = ['x'.repeat(6_500), '/'.repeat(5_000)];
    const paths = [
      `/${long}/`,
      `/titles/${long}`,
      `/es/rating/${long}`,
      `/webview/questionnaire/eng/${long}`,
      `/api//${long}`,
      `/media/${long}/`,
      `/_next/static//${long}`,
      `/admin/surveys/${long}`,
    ];
    const queries = [
      '/',
      '/es/main',
      '/ranking',
      '/updates/',
      '/api/language/',
      '/_next/data/x/en.json',
      '/redirecting',
      '/search_result',
      `/titles/${FERRY.titleId}`,
    ].map((path) => `${path}?a=${slashes}&keyword=a&to=${slashes.slice(0, 2_000)}`);
    const ways: Record<string, string>[] = [{}, { rsc: '1' }, { 'x-nextjs-data': '1' }, { cookie: 'locale=es' }];
    const tooLong: string[] = [];
    for (const address of [...paths, ...queries]) {
      for (const headers of ways) {
        const { rawHeaders } = await asked(baseURL!, address, headers);
        // Each with its colon or its end of line.
        if (rawHeaders.join('xx').length > 7_500) tooLong.push(`${address.slice(0, 40)} ${JSON.stringify(headers)}`);
      }
    }
    expect(tooLong).toEqual([]);
  });

  test('whoever takes the site for a proxy is answered by it, and is led to no other', async ({ baseURL }) => {
    for (const path of ['/updates', '/api/language', `/titles/${FERRY.titleId}?a=b`])
      expect([path, (await asked(baseURL!, `http://evil.example${path}`)).statusCode]).toEqual([path, 200]);
    expect((await asked(baseURL!, '*', {}, 'OPTIONS')).statusCode).toBe(400);
  });

  test('the page that leads on leads to nobody that is not named', async ({ request, baseURL }) => {
    const named = 'https://chat.example/komawari';
    const besideNamed = fc
      .tuple(
        fc.constantFrom('', '/', '@', '.', '%2f', '%40', '?', '#', '\\', '/../'),
        fc.oneof(stranger, fc.constant('')),
      )
      .map((parts) => named + parts.join(''));
    const decoded = oddities.map((to) =>
      decodeURIComponent(to.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(/%(?:0|8|9|c)/gi, 'x')),
    );
    const seen = { here: 0, there: 0, nowhere: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          decoded,
          decoded.map((to) => `/${to}`),
          encoded,
          besideNamed,
        ),
        async (to) => {
          const response = await request.get('/redirecting', { params: { to }, headers: { 'Accept-Language': '' } });
          const html = await response.text();
          const onwards = [...html.matchAll(/http-equiv="refresh" content="[^"]*?url=([^"]*)"/gi)].map(
            ([, target]) => target!,
          );
          const links = [...html.matchAll(/<main[\s\S]*?<\/main>/g)].flatMap(([main]) =>
            [...main.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!),
          );
          expect([to, links.length]).toEqual([to, 1]);
          const targets = [...links, ...onwards].map((target) => new URL(target.replaceAll('&amp;', '&'), baseURL));
          const isOurs = targets.every(({ origin }) => origin === baseURL);
          if (!isOurs)
            for (const { href } of targets)
              expect([to, href]).toEqual([to, expect.stringMatching(/^https:\/\/chat\.example\/komawari(?:[/?#]|$)/)]);
          seen[onwards.length === 0 ? 'nowhere' : isOurs ? 'here' : 'there'] += 1;
        },
      ),
      propertyRuns(80),
    );
    expect([seen.here > 10, seen.there > 5, seen.nowhere > 30]).toEqual([true, true, true]);
  });
});

test.describe('cookies', () => {
  test('no address sets one', async ({ request }) => {
    for (const path of [...PAGES, ...NO_PAGES.map(([path]) => path), '/', '/es'])
      expect([path, (await ask(request, path)).headers()['set-cookie']]).toEqual([path, undefined]);
  });

  test('the browser keeps two, of what the reader chose, and sends neither with another site’s requests', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('service', 'es');
      localStorage.setItem('contentsV2', 'esp,fra');
    });
    await page.goto('/es/faq');
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
      .toEqual(['languages', 'locale']);
    const cookies = await context.cookies();
    for (const cookie of cookies) {
      // Scripts write them, for it is scripts that hear the choice.
      expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', httpOnly: false, domain: 'localhost' });
      expect(cookie.expires - Date.now() / 1000).toBeLessThanOrEqual(31_536_000 + 60);
    }
  });
});
