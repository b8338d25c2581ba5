import { shownNews } from './shown-news';

const shown = (href: string) =>
  shownNews('es', { seconds: 1_900_000_000, body: `<p><a href="${href}">Read</a></p>` }).html;

test.each([
  ['/manga_list/ongoing', '/es/manga_list/ongoing'],
  ['komawari://detail/30', '/es/titles/30'],
  ['/es/titles/30', '/es/titles/30'],
  ['/terms_web_ja', '/terms_web_ja'],
  ['/topus', '/topus'],
  ['/webview/questionnaire/eng/reading', '/webview/questionnaire/eng/reading'],
])('a link to %s within news leads readers of Spanish to %s', (link, href) => {
  expect(shown(link)).toBe(`<p><a href="${href}">Read</a></p>`);
});

test('a link out of the site opens beside it', () => {
  expect(shown('https://press.example/')).toBe(
    '<p><a href="https://press.example/" target="_blank" rel="noopener">Read</a></p>',
  );
});
