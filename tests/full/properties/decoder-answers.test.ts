import { runInNewContext } from 'node:vm';

import fc from 'fast-check';

import { actionHref } from '@/components/catalog/action-href';
import { narrowBannerSrcSet, pictureSrcSet } from '@/components/catalog/picture-srcset';
import { rangeOf, type ListedChapter } from '@/components/title/model/chapter-stretches';
import { decrypt } from '@/components/viewer/model/decrypt';
import { OPEN } from '@/lib/admin/calls';
import { isPromotedHere } from '@/lib/client/is-promoted-here';
import { mediaType } from '@/lib/feeds/media-type';
import { publication } from '@/lib/feeds/opds/publication';
import { issueNumber } from '@/lib/seo/json-ld/issue-number';
import { AdminError } from '@/lib/server/admin/admin-error';
import { askOrigin } from '@/lib/server/admin/ask-origin';
import { cleanHtml } from '@/lib/server/clean-html';
import { excerpt } from '@/lib/server/excerpt';
import { isPageData } from '@/lib/server/front/policy/is-page-data';
import { decodeResponse } from '@/lib/wire/decode-response';
import { encodeResponse } from '@/lib/wire/encode-response';
import { WireError } from '@/lib/wire/wire-error';
import { anyBytes, anyJson, anyText } from '@/tests/support/any-input';
import { decoder } from '@/tests/support/decoder';
import { isFlag, isRecord, isText, orNone } from '@/tests/support/kinds';

// What an origin tells: words for pages, keys of pictures, bytes.

jest.mock('@/lib/log/log', () => ({ log: jest.fn() }));

Object.assign(process.env, { ADMIN_TOKEN: 'the-operator-and-nobody-else', API_ORIGIN: 'http://origin.example/api' });

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
decoder('what HTML of the origin begins with', {
  any: anyText(...HTML),
  whole: HTML[0]!,
  read: excerpt,
  is: (text) => isText(text) && text.length <= 141 && !/[\n\r\t]/.test(text),
});
decoder('a picture under its key', {
  any: fc.tuple(anyText('00ff', 'ABCDEF0123456789', ''), anyBytes(new Uint8Array(100))),
  whole: ['00ff', new Uint8Array([1, 2, 3])] as [string, Uint8Array<ArrayBuffer>],
  read: ([key, bytes]) => decrypt(bytes, key),
  is: (body, [, bytes]) => body instanceof Uint8Array && body.length === bytes.length,
  refuses: [RangeError],
});
const PICTURES = [
  '/media/cover/10/portrait-800.webp',
  'https://pictures.example/media/banner/10/wide-1200.webp?e=1',
  'https://pictures.example/a.PNG#x',
  '/media/constructor/1/toString-1.webp',
];
decoder('a picture’s widths and its type, by its address', {
  any: anyText(...PICTURES),
  whole: PICTURES[0]!,
  read: (url) => [pictureSrcSet(url), narrowBannerSrcSet(url), mediaType(url)],
  is: (all) =>
    Array.isArray(all) &&
    all.slice(0, 2).every(orNone((files) => isText(files) && / \d+w$/.test(files))) &&
    orNone((type) => isText(type) && type.startsWith('image/'))(all[2]),
});
const TITLE = { id: 30, name: 'Ferry at Six', author: '', language: 'eng', portraitImageUrl: '' } as const;
decoder('the number that a chapter’s name has', {
  any: anyText('#128', '# 12.5', 'Chapter 3', 'Epilogue'),
  whole: '#1',
  read: (name) => [
    issueNumber(name),
    rangeOf({ kind: 'open', chapters: [{ name: '#1' }, { name }] as ListedChapter[] }),
    publication({ id: 1, name, subTitle: '', title: TITLE }, '').metadata.belongsTo.series.position,
  ],
  is: (all) => Array.isArray(all) && isText(all[0]) && orNone(isText)(all[1]) && orNone(Number.isFinite)(all[2]),
});
const ANSWER = encodeResponse({ success: { titleDetailView: { title: { titleId: 30, name: 'Ferry at Six' } } } });
decoder('an answer', {
  any: anyBytes(ANSWER, encodeResponse({ error: { action: 2, debugInfo: 'x' } })),
  whole: ANSWER,
  read: decodeResponse,
  is: (response) => isRecord(response) && Boolean(response.success ?? response.error),
  refuses: [WireError],
});
/** What a script hands over, as a browser runs it: where it does anything else, it fails here. */
function pushedBy(script: string): unknown[] {
  const self = { __next_f: [] as unknown[] };
  runInNewContext(script, { self });
  return self.__next_f;
}
const isFlatList = (list: unknown) =>
  Array.isArray(list) && list.every((part) => typeof part === 'string' || typeof part === 'number');
const HANDED = 'self.__next_f.push([1,"a"])';
decoder('what a page hands to its scripts', {
  any: fc.oneof(
    anyJson([1, 'a']).chain((list) =>
      fc.constantFrom(`self.__next_f.push(${list})`, `(self.__next_f=self.__next_f||[]).push(${list})`, list),
    ),
    anyText(HANDED),
  ),
  whole: HANDED,
  read: isPageData,
  is: (isData, script) => isFlag(isData) && (!isData || pushedBy(script).map(isFlatList).join() === 'true'),
});
decoder('whether the origin promotes here', {
  any: anyJson({ isHere: true }),
  whole: '{"isHere":true}',
  read: (body) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
    return isPromotedHere();
  },
  is: isFlag,
});
const SWITCHES = { switches: OPEN, revision: 3, changedAt: 0, endedSessions: ['abc-_9'] };
decoder('what the origin tells the operator', {
  any: anyJson(SWITCHES),
  whole: JSON.stringify(SWITCHES),
  refuses: [AdminError],
  read: (body) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
    return askOrigin('switches', {});
  },
  is: (told) =>
    isRecord(told) &&
    isRecord(told.switches) &&
    isFlag(told.switches.maintenance) &&
    Array.isArray(told.endedSessions) &&
    told.endedSessions.every(isText),
});
