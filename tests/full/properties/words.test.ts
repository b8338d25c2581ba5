import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { redirectTarget } from '@/app/[locale]/(site)/redirecting/redirect-target';
import { actionHref } from '@/components/catalog/action-href';
import { safeNext } from '@/lib/admin/routes';
import { askedWidth } from '@/lib/origin/media/asked-width';
import { sign, verify } from '@/lib/origin/media/signature';
import { Refusal } from '@/lib/origin/refusal';
import { cleanHtml } from '@/lib/server/clean-html';
import { HOME } from '@/lib/worker/caches-in-test';
import { kindOfRequest } from '@/lib/worker/model/kind-of-request';
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

// Addresses that the service worker must not store.

const APART = [
  '/api/title_list/bookmark',
  '/admin/catalogue',
  '/opds/en',
  '/feeds/eng.atom',
  '/cards/site/en.png',
  '/sw.js',
  '/es/redirecting',
  '/webview/questionnaire/eng/reading',
];

const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

const spelled = fc
  .tuple(fc.constantFrom(...APART), fc.array(fc.nat(40), { maxLength: 4 }))
  .map(([path, places]) =>
    [...path].map((letter, at) => (letter !== '/' && places.includes(at) ? escaped(letter) : letter)).join(''),
  );

decoder('what is never kept, however its address is spelled', {
  any: spelled,
  whole: APART[0]!,
  read: (path) =>
    ['navigate', 'cors'].map((mode) =>
      kindOfRequest({ method: 'GET', mode, destination: 'document', isData: true, url: new URL(path, HOME) }, HOME),
    ),
  is: (kinds) => isDeepStrictEqual(kinds, ['other', 'other']),
});

// Texts from an origin.

const HTML = [
  '<p>A <b>bold</b> <a href="https://comics.example/">word</a><br><img src="https://comics.example/a.webp" onerror="alert(1)"></p>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<scr<script>ipt>alert(1)</script>',
  '<!--[if IE]><script>',
  '<b>'.repeat(3_000),
];

const OTHER_TAG = /<(?!\/?(?:p|br|hr|b|strong|i|em|u|s|small|sub|sup|ul|ol|li|blockquote|code|pre|h3|a|img)\b)[a-z!?]/i;

const HANDLER = /<[^>]*\s(?:on\w+|style)\s*=/i;

const SCRIPT_LINK = /<[^>]*(?:href|src)="\s*javascript:/i;

decoder('HTML of the origin', {
  any: anyText(...HTML),
  whole: HTML[0]!,
  read: (html) => cleanHtml(html, actionHref),
  is: (html) =>
    isText(html) && !OTHER_TAG.test(html) && !HANDLER.test(html.replace(/"[^"]*"/g, '""')) && !SCRIPT_LINK.test(html),
});
