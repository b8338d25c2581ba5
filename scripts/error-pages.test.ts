import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { LOCALES } from '@/lib/i18n/locales';

import { errorPages, STYLE_HASH } from './error-pages.mjs';

const FOLDER = path.join(__dirname, '../deploy/error-pages');

test('the proxy’s error pages have the texts of messages/; `node scripts/error-pages.mjs` writes them anew', () => {
  const written = readdirSync(FOLDER).map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')]);
  expect(Object.fromEntries(written)).toEqual(errorPages());
  expect(Object.keys(errorPages())).toEqual(LOCALES.map((locale) => `${locale}.html`));
});

test('each needs no other file, and leads to the same address again', () => {
  for (const html of Object.values(errorPages())) {
    expect(html).not.toMatch(/<script|\ssrc=|<link|https?:/);
    expect(html).toMatch(/<a href="">[^<]+<\/a><a href="(\/[a-z]{2})?\/updates">/);
  }
});

test('the proxy’s policy allows their style', () => {
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(`style-src '${STYLE_HASH}'`);
});
