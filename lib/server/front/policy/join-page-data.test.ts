import { joinPageData } from './join-page-data';

const pushed = (...texts: string[]) =>
  texts.map((text) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`).join('');

test('data in several scripts is the same data in one', () => {
  const texts = ['1:"a', '\\"b"\n', '\ud83d', '\ude00', ''];
  expect(joinPageData(`<p></p>${pushed(...texts)}</body>`)).toBe(
    `<p></p>${pushed(texts.join('')).replace('\ud83d\ude00', '\\ud83d\\ude00')}</body>`,
  );
});

test.each([
  '<script>self.__next_f.push([0])</script>',
  `${pushed('a')}<p></p>${pushed('b')}`,
  `${pushed('a')}<script>self.__next_f.push([3,"YQ=="])</script>`,
])('other things stay apart: %s', (html) => {
  expect(joinPageData(html)).toBe(html);
});
