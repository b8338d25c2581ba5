import { escapeXml, printable } from './escape-xml';

test('signs of XML are escaped', () => {
  expect(escapeXml(`Fox & "Hound" <it's>`)).toBe('Fox &amp; &quot;Hound&quot; &lt;it&apos;s&gt;');
});

test('what no document may hold is left out, all else stays', () => {
  expect(printable('a\u0000b\u000Bc\u001Fd\uD83De\uFFFEf')).toBe('abcdef');
  expect(printable('ก\tñ\n🐈')).toBe('ก\tñ\n🐈');
});
