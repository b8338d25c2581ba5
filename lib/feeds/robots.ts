/** What is no page: calls, the segments that pages are kept below, what a keyword finds, and what only leads elsewhere. A star stands for a locale. */
const CLOSED = [
  '/api/',
  '/in/',
  '/*/in/',
  '/rare/',
  '/*/rare/',
  '/search_result?',
  '/*/search_result?',
  '/redirecting',
  '/*/redirecting',
];

/** The robots.txt of the site. Pictures, feeds and all pages are open. */
export function robotsTxt(sitemapUrl: string): string {
  return ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${sitemapUrl}`, ''].join('\n');
}
