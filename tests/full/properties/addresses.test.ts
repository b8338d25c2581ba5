import { redirectTarget } from '@/app/[locale]/(site)/redirecting/redirect-target';
import { actionHref } from '@/components/catalog/action-href';
import { safeNext } from '@/lib/admin/routes';
import { limits } from '@/lib/limits';
import { pathOf } from '@/lib/origin/http/path-of';
import { readQuery } from '@/lib/origin/http/read-query';
import { askedWidth } from '@/lib/origin/media/asked-width';
import { sign, verify } from '@/lib/origin/media/signature';
import { Refusal } from '@/lib/origin/refusal';
import { HOME } from '@/lib/worker/caches-in-test';
import { anyText } from '@/tests/support/any-input';
import { decoder } from '@/tests/support/decoder';
import { isCount, isRecord, isText, orNone } from '@/tests/support/kinds';

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
