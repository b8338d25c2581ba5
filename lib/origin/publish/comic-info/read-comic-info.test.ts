/** @jest-environment node */
import { readComicInfo } from './read-comic-info';

const read = (xml: string | Buffer) => readComicInfo(Buffer.from(xml), 'ComicInfo.xml');

const WHOLE = `<?xml version="1.0" encoding="utf-8"?>
<ComicInfo xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <Title>Rain &amp; Rails</Title>
  <Series>The Six O’Clock Ferry</Series>
  <Number>12</Number>
  <Summary><![CDATA[Two strangers < one deck.]]></Summary>
  <Writer>Ana Reyes, Bo Lind</Writer>
  <LanguageISO>pt-BR</LanguageISO>
  <AgeRating>Teen</AgeRating>
  <Manga>YesAndRightToLeft</Manga>
  <Pages>
    <Page Image="0" Type="FrontCover" />
    <Page Image="3" DoublePage="true" />
    <Page Image="4" DoublePage="False" />
  </Pages>
</ComicInfo>`;

test('reads the data of a chapter', () => {
  expect(read(WHOLE)).toEqual({
    title: 'Rain & Rails',
    series: 'The Six O’Clock Ferry',
    number: 12,
    summary: 'Two strangers < one deck.',
    writers: ['Ana Reyes', 'Bo Lind'],
    language: 'ptb',
    rating: 'teen',
    direction: 'rtl',
    isDouble: new Map([
      [3, true],
      [4, false],
    ]),
  });
});

test('decodes Shift_JIS', () => {
  const xml = Buffer.from("<?xml version='1.0' encoding = 'Shift_JIS' ?><ComicInfo><Title>__</Title></ComicInfo>");
  xml.set([0x89, 0x4a], xml.indexOf('__'));
  expect(read(xml).title).toBe('雨');
});

test.each([
  ['a wrong encoding', Buffer.from('<ComicInfo><Title>Café</Title></ComicInfo>', 'latin1'), 'unread-encoding'],
  ['an unknown encoding', '<?xml version="1.0" encoding="windows-99\u001b"?><ComicInfo/>', 'unread-encoding'],
  [
    'entities of its own',
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><ComicInfo><Title>&b;</Title></ComicInfo>',
    'xml-entities',
  ],
  [
    'entities from a file',
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><ComicInfo><Title>&a;</Title></ComicInfo>',
    'xml-entities',
  ],
  ['an undefined entity', '<ComicInfo><Title>&a;</Title></ComicInfo>', 'broken-xml'],
  ['too many steps', '<a>'.repeat(30) + '</a>'.repeat(30), 'broken-xml'],
  ['too much', `<ComicInfo><Title>${'a'.repeat(1_100_000)}</Title></ComicInfo>`, 'file-too-large'],
])('rejects %s', (_, xml, reason) => {
  expect(() => read(xml)).toThrow(expect.objectContaining({ reason, entry: 'ComicInfo.xml' }));
});
