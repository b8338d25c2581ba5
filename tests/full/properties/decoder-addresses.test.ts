import type { IncomingMessage } from 'node:http';

import fc from 'fast-check';

import { valuesOf } from '@/app/admin/asked';
import { redirectTarget } from '@/app/[locale]/(site)/redirecting/redirect-target';
import { pageOf } from '@/components/admin/model/page-of';
import { periodOf } from '@/components/admin/period-choice';
import { actionHref } from '@/components/catalog/action-href';
import { leadsToPlace } from '@/components/leaving/model/leads-to-place';
import { addressIn } from '@/components/shell/model/address-in';
import { isAdminPath, safeNext } from '@/lib/admin/routes';
import { parseSitemapName, sitemapNames, type SitemapPart } from '@/lib/feeds/sitemap-parts';
import { limits } from '@/lib/limits';
import { findEndpoint } from '@/lib/origin/http/find-endpoint';
import { pathOf } from '@/lib/origin/http/path-of';
import { readQuery } from '@/lib/origin/http/read-query';
import { askedWidth } from '@/lib/origin/media/asked-width';
import { sign, verify } from '@/lib/origin/media/signature';
import { Refusal } from '@/lib/origin/refusal';
import { pathId } from '@/lib/routes';
import { findRefuser } from '@/lib/server/front/find-refuser';
import { hideQuery } from '@/lib/server/front/hide-query';
import { isReadable } from '@/lib/server/front/is-readable';
import { ownAddress } from '@/lib/server/front/own-address';
import { HOME } from '@/lib/worker/caches-in-test';
import { anyText, anyValue } from '@/tests/support/any-input';
import { decoder } from '@/tests/support/decoder';
import { propertyRuns } from '@/tests/support/property-runs';
import { isCount, isFlag, isRecord, isText, orNone } from '@/tests/support/kinds';

// Addresses, as readers, proxies and other sites write them.

jest.mock('@/lib/log/log', () => ({ log: jest.fn() }));
jest.mock('@/lib/server/read-published-links', () => ({ readPublishedLinks: () => Promise.resolve({}) }));

const CHAT = 'https://chat.example/komawari';
Object.assign(process.env, { PUBLIC_URL: HOME, SOCIAL_CHAT_URL: CHAT });

const LINKS = [
  '/titles/30',
  'komawari://viewer/30001',
  'komawari://detail/30',
  'komawari://webview?url=https%3A%2F%2Fcomics.example%2Fa',
  'https://comics.example/help?a=b#c',
  'HTTPS://user:key@comics.example:8443/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/es/titles/30',
  '/topus?from=a',
];
decoder('where an action leads', {
  any: anyText(...LINKS),
  whole: LINKS[3]!,
  read: actionHref,
  is: orNone(
    (led) =>
      isRecord(led) &&
      isText(led.href) &&
      (led.kind === 'external' ? /^https?:\/\//i.test(led.href) : new URL(led.href, HOME).origin === HOME),
  ),
});
decoder('where /redirecting leads', {
  any: anyText(...LINKS, CHAT, `${HOME}/faq`),
  whole: CHAT,
  read: (to) => redirectTarget(to, 'en'),
  is: (led) =>
    isRecord(led) &&
    (led.kind === 'refused'
      ? orNone(isText)(led.host)
      : isText(led.href) && [HOME, new URL(CHAT).origin].includes(new URL(led.href, HOME).origin)),
});
decoder('where the operator is led to', {
  any: anyText(
    '/admin/catalogue?search=a',
    '/admin/surveys/reading%20habits',
    '/admin/act/sign-out',
    '/admin/%61ct/sign-out',
    '//evil.example/admin',
    'http://site/admin',
  ),
  whole: '/admin/catalogue?search=a',
  read: safeNext,
  is: (next) =>
    isText(next) &&
    new URL(next, HOME).origin === HOME &&
    /^\/admin(?![\w-])/.test(next) &&
    !/\/act(?:\/|$)/.test(decodeURIComponent(new URL(next, HOME).pathname)),
});
decoder('whether an address is one of the operator’s places', {
  any: anyText(`${CHAT}/help?a=b`),
  whole: `${CHAT}/help`,
  read: (to) => leadsToPlace(to, [CHAT]),
  is: isFlag,
});
decoder('a path: whether it can be read, is the operator’s, names a language or an id', {
  any: anyText('/admin/catalogue', '/rating/eng', '/webview/faq/eng', '30', '2147483647'),
  whole: '30',
  read: (text) => [isReadable(text), isAdminPath(text), addressIn('esp', text), pathId(text)],
  is: (all) =>
    Array.isArray(all) && isFlag(all[0]) && isFlag(all[1]) && orNone(isText)(all[2]) && orNone(isCount)(all[3]),
});
decoder('the page of a list', {
  any: anyValue('1', ['2', '3']),
  whole: '7',
  read: pageOf,
  is: (page) => isCount(page) && Number(page) >= 1,
});
decoder('the days that an operator looks back', {
  any: anyValue('30', '90'),
  whole: '90',
  read: periodOf,
  is: (days) => days === 30 || days === 90,
});
decoder('the values of an operator’s address', {
  any: anyValue({ page: '1', search: ['a', 'b'], __proto__: 'x' }).map(
    (value) => (isRecord(value) ? value : {}) as Record<string, string>,
  ),
  whole: { page: '1' },
  read: (given) => valuesOf(Promise.resolve(given)),
  is: isRecord,
});
decoder('a query', {
  any: anyText('lang=eng&title_id=30', 'keyword=%E0%B8%81&a=b%20c').map(
    (query) => `http://reader.example/api/x?${query}`,
  ),
  whole: 'http://reader.example/api/x?lang=eng',
  read: (url) => readQuery(url, ['lang']),
  refuses: [Refusal],
  is: (query) =>
    isRecord(query) &&
    Object.values(query).every((value) => isText(value) && value.length <= limits.queryValueMaxLength),
});
decoder('the path of what is asked for', {
  any: anyText('api/title_list/allV2?lang=eng', '/a//b#c', '%zz').map(
    (below) => new URL(`http://reader.example/${below}`).href,
  ),
  whole: 'http://reader.example/api/language',
  read: (url) => pathOf({ url }),
  is: (path, url) => path === new URL(url).pathname,
});
decoder('what is asked of the server, before Next sees it', {
  any: fc.tuple(
    fc.constantFrom('GET', 'POST'),
    anyText(
      '/titles/1?a=b',
      '/api/%zz',
      '/media/x%',
      '/_next/static/a.js',
      '/search_result?keyword=a',
      'http://other.example/x',
      '*',
    ),
  ),
  whole: ['GET', '/titles/1?a=b'] as [string, string],
  read: ([method, address]) => {
    const request = { method, url: ownAddress(address), headers: {} } as IncomingMessage;
    const asked = URL.canParse(request.url!, HOME) ? new URL(request.url!, HOME).pathname : request.url!;
    findRefuser(asked, request);
    hideQuery(asked, request);
    return request.url;
  },
  is: (url) => isText(url) && url.startsWith('/'),
});
const fileOf = ({ kind, part }: SitemapPart) => (kind === 'pages' ? 'pages.xml' : `${kind}-${part}.xml`);
decoder('the name of a sitemap', {
  any: anyText('pages.xml', 'titles-1.xml', 'chapters-120.xml', 'titles-01.xml'),
  whole: 'titles-1.xml',
  read: parseSitemapName,
  is: (part, file) => part === undefined || fileOf(part as SitemapPart) === file,
});
test('the name of every sitemap is read as the part that it names', () => {
  const counts = fc.nat(1_000);
  fc.assert(
    fc.property(counts, counts, (titles, chapters) => {
      const files = sitemapNames({
        titles: Array<number>(titles).fill(1),
        chapters: Array<number>(chapters).fill(1),
      }).map((name) => `${name}.xml`);
      const parts = files.map(parseSitemapName);
      expect(parts).toHaveLength(1 + titles + chapters);
      expect(parts.map((part) => part && fileOf(part))).toEqual(files);
    }),
    propertyRuns(50),
  );
});
decoder('the call that a path names', {
  any: fc.tuple(
    fc.constantFrom('GET', 'HEAD', 'PUT', 'POST', 'DELETE'),
    anyText('title_detailV3', 'constructor', '__proto__'),
  ),
  whole: ['GET', 'title_detailV3'] as [string, string],
  read: ([method, below]) => findEndpoint(method, below),
  is: isText,
  refuses: [Refusal],
});
const SECRET = Buffer.alloc(32, 7);
const NOW = 1_800_000_000;
const PAGE = '/media/page/10001/1-high.webp';
decoder('a signed address and the width that it asks for', {
  any: anyText(`${sign(SECRET, PAGE, NOW)}&w=640`, 'e=20833&s=%C3%A9'),
  whole: sign(SECRET, PAGE, NOW),
  read: (query) => {
    const url = new URL(`http://reader.example${PAGE}`);
    url.search = query;
    return [verify(SECRET, url, NOW), askedWidth(url)];
  },
  is: (all) => Array.isArray(all) && all.every(orNone(isCount)),
  refuses: [Refusal],
});
