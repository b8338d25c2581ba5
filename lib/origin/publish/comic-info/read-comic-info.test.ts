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

test.each([
  [
    'Shift_JIS',
    Buffer.concat([
      Buffer.from("<?xml version='1.0' encoding = 'Shift_JIS' ?><ComicInfo><Title>"),
      Buffer.from([0x89, 0x4a]),
      Buffer.from('</Title></ComicInfo>'),
    ]),
    '雨',
  ],
  [
    'UTF-16 without a mark',
    Buffer.from('<?xml version="1.0" encoding="UTF-16"?><ComicInfo><Title>Café</Title></ComicInfo>', 'utf16le'),
    'Café',
  ],
])('decodes %s', (_, xml, title) => {
  expect(read(xml).title).toBe(title);
});

test.each([
  [Buffer.from('<ComicInfo><Title>Café</Title></ComicInfo>', 'latin1'), 'It is not written in UTF-8, as it should be.'],
  [
    Buffer.from('<?xml version="1.0" encoding="windows-99\u001b"?><ComicInfo/>'),
    'It says that it is written in “windows-99�”, which is not known here.',
  ],
])('rejects encodings that are unknown or wrong (%#)', (xml, message) => {
  expect(() => read(xml)).toThrow(
    expect.objectContaining({
      reason: 'unread-encoding',
      message,
      entry: 'ComicInfo.xml',
      instead: 'Save it in UTF-8.',
    }),
  );
});

test.each([
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
