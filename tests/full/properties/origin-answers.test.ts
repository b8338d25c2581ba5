import fc from 'fast-check';
import { actionHref } from '@/components/catalog/action-href';
import { decrypt } from '@/components/viewer/model/decrypt';
import { cleanHtml } from '@/lib/server/clean-html';
import { decodeResponse } from '@/lib/wire/decode-response';
import { encodeResponse } from '@/lib/wire/encode-response';
import { WireError } from '@/lib/wire/wire-error';
import { anyBytes, anyText } from '@/tests/support/any-input';
import { decoder } from '@/tests/support/decoder';
import { isRecord, isText } from '@/tests/support/kinds';

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

decoder('a picture under its key', {
  any: fc.tuple(anyText('00ff', 'ABCDEF0123456789', ''), anyBytes(new Uint8Array(100))),
  whole: ['00ff', new Uint8Array([1, 2, 3])] as [string, Uint8Array<ArrayBuffer>],
  read: ([key, bytes]) => decrypt(bytes, key),
  is: (body, [, bytes]) => body instanceof Uint8Array && body.length === bytes.length,
  refuses: [RangeError],
});

const ANSWER = encodeResponse({ success: { titleDetailView: { title: { titleId: 30, name: 'Ferry at Six' } } } });

decoder('an answer', {
  any: anyBytes(ANSWER, encodeResponse({ error: { action: 2, debugInfo: 'x' } })),
  whole: ANSWER,
  read: decodeResponse,
  is: (response) => isRecord(response) && Boolean(response.success ?? response.error),
  refuses: [WireError],
});
