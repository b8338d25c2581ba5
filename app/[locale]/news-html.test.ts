import { newsHtml } from './news-html';

const htmlOf = (href: string) => newsHtml('es', `<p><a href="${href}">Read</a></p>`);

test.each([
  ['/manga_list/ongoing', '/es/manga_list/ongoing'],
  ['komawari://detail/30', '/es/titles/30'],
  ['/es/titles/30', '/es/titles/30'],
  ['/terms_web_ja', '/terms_web_ja'],
  ['/webview/questionnaire/eng/reading', '/webview/questionnaire/eng/reading'],
])('a link to %s within news leads to %s in Spanish', (link, href) => {
  expect(htmlOf(link)).toBe(`<p><a href="${href}">Read</a></p>`);
});

test('an external link within news opens in a new tab', () => {
  expect(htmlOf('https://press.example/')).toContain('href="https://press.example/" target="_blank" rel="noopener"');
});
