import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const FOLDER = path.join(ROOT, 'deploy/error-pages');

const STYLE =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:20vh auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}h1{line-height:1.2}a{display:inline-block;margin-inline-end:1rem;padding:.75rem 0}';

/** What a Content-Security-Policy calls the style of these pages: deploy/nginx.conf names it. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

const readJson = (name) => JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'));

const escapeHtml = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

function pageOf(locale) {
  const { error, notFound } = readJson(`messages/${locale}.json`).states;
  const [title, text, again, home] = [error.title, error.text, error.action, notFound.action].map(escapeHtml);
  // An empty href asks for the address again at which this page stands for another.
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${again}</a><a href="${locale === 'en' ? '' : `/${locale}`}/updates">${home}</a></p>
</main>
</html>
`;
}

/** The pages that a proxy shows while the site is gone, by their file names: one in each language, which needs no other file. */
export function errorPages() {
  const locales = Object.keys(readJson('lib/i18n/locales.json'));
  return Object.fromEntries(locales.map((locale) => [`${locale}.html`, pageOf(locale)]));
}

// `node scripts/error-pages.mjs` writes them anew after their texts have changed.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, html] of Object.entries(errorPages())) writeFileSync(path.join(FOLDER, name), html);
}
