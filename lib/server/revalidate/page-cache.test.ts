import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Runs a script in Node itself, as Next loads the cache handler: an ES module outside any bundle. */
function run(script: string): unknown {
  const source = `
import fs from 'node:fs/promises';
import PageCache from '${path.join(__dirname, 'page-cache.mjs')}';
import { processRegistry } from '${path.resolve(__dirname, '../../process-registry.mjs')}';
const context = { kind: 'APP_PAGE', isFallback: false };
const lasting = { ...context, cacheControl: { revalidate: 60, expire: 86400 } };
const createCache = (files = {}) => new PageCache({ fs: { ...fs, existsSync: () => false, ...files }, flushToDisk: false, serverDistDir: '/nowhere', revalidatedTags: [], maxMemoryCacheSize: 1e6 });
const pageOf = (html, status = 200) => ({ kind: 'APP_PAGE', html, headers: { b: 'c' }, status, rscData: Buffer.from('x'), segmentData: new Map() });
const print = (value) => console.log(JSON.stringify(value));
const shared = { before: 0, isWell: true, retainedAt: 0 };
const registry = processRegistry().set('outdated-pages', shared);
${script}`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' }));
}

test('a page from before the last catalogue change is outdated while the origin can be reached', () => {
  const script = `
const cache = createCache();
await cache.set('/page', pageOf('hello'), lasting);
const isFresh = async () => (await cache.get('/page', context)).lastModified > 0;
const seen = [await isFresh()];
shared.before = Date.now() + 60_000;
seen.push(await isFresh());
shared.isWell = false;
seen.push(await isFresh());
shared.isWell = true;
shared.before = 0;
Date.now = ((now) => () => now() - 31_536_000_000)(Date.now);
seen.push(await isFresh());
print([...seen, await cache.get('/other', context)]);`;
  // The last one: the clock was set back, and the page would be fresh until then.
  expect(run(script)).toEqual([true, false, true, false, null]);
});

test('a rendered or prebuilt page gets its policy once, and carries it from its first response', () => {
  const script = `
const sealed = [];
registry.set('policy', { sealPage: (html, made) => ({ html: html.toUpperCase(), policy: (sealed.push([html, made]), 'policy of ' + html) }) });
const files = { '/nowhere/app/built.html': '<p>', '/nowhere/app/built.meta': '{"status":200}', '/nowhere/app/built.rsc': 'x' };
const cache = createCache({ readFile: async (name) => files[name] ?? Promise.reject(new Error('none')), stat: async () => ({ mtime: new Date() }) });
const page = pageOf('<a>');
await cache.set('/page', page, lasting);
await cache.set('/page', page, lasting);
const stored = [];
for (const key of ['/page', '/built', '/built']) { const { html, headers } = (await cache.get(key, context)).value; stored.push([html, headers]); }
print({ sealed, stored, first: page.headers });`;
  const headers = { b: 'c', 'content-security-policy': 'policy of <a>' };
  const built = ['<P>', { 'content-security-policy': 'policy of <p>' }];
  expect(run(script)).toEqual({
    sealed: [
      ['<a>', 'rendered'],
      ['<p>', 'built'],
    ],
    stored: [['<A>', headers], built, built],
    first: headers,
  });
});

test('made-up addresses evict each other’s 404 pages, never an existing page', () => {
  const script = `
const cache = createCache();
const statusOf = async (key) => (await cache.get(key, context))?.value.status ?? null;
await cache.set('/there', pageOf('a'.repeat(9_000)), lasting);
await cache.set('/taken-down', pageOf('b'), lasting);
await cache.set('/taken-down', pageOf('b', 404), lasting);
const seen = [await statusOf('/taken-down')];
for (let id = 0; id < 1_000; id++) await cache.set('/titles/' + id, pageOf('c'.repeat(9_000), 404), lasting);
for (const key of ['/there', '/titles/0', '/titles/999']) seen.push(await statusOf(key));
await cache.set('/titles/999', pageOf('d'), lasting);
print([...seen, await statusOf('/titles/999')]);`;
  expect(run(script)).toEqual([404, 200, null, 404, 200]);
});
