/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Modules of this kind are Node's alone. */
const SCRIPT = `
import fs from 'node:fs/promises';
import PageCache from '${path.join(__dirname, 'page-cache.mjs')}';
const shared = (globalThis[Symbol.for('komawari.outdated-pages')] = { before: 0, isWell: true, retainedAt: 0 });
const cache = new PageCache({ fs: { ...fs, existsSync: () => false }, flushToDisk: false, serverDistDir: '/nowhere', revalidatedTags: [], maxMemoryCacheSize: 1e6 });
const context = { kind: 'APP_PAGE', isFallback: false };
await cache.set('/page', { kind: 'APP_PAGE', html: 'hello', headers: {}, status: 200, rscData: Buffer.from('x'), segmentData: new Map() }, { ...context, cacheControl: { revalidate: 60, expire: 86400 } });
const seen = [];
const look = async () => seen.push((await cache.get('/page', context)).lastModified > 0);
await look();
shared.before = Date.now() + 60_000;
await look();
shared.isWell = false;
await look();
shared.isWell = true;
shared.before = 0;
await look();
const page = await cache.get('/page', context);
const retained = [];
for (const value of [{ ...page.value }, page.value]) {
  await cache.set('/page', value, { ...context, cacheControl: { revalidate: 3, expire: 86400 } });
  retained.push(shared.retainedAt > 0);
}
shared.before = Date.now() + 1_000;
const again = [await cache.get('/page', context)];
Date.now = ((now) => () => now() + 10_000)(Date.now);
again.push(await cache.get('/page', context));
retained.push(...again.map(({ lastModified }) => lastModified > 0));
shared.before = 0;
await look();
Date.now = ((now) => () => now() - 31_536_000_000)(Date.now);
await look();
console.log(JSON.stringify([seen, await cache.get('/other', context), retained]));
`;

test('a page from before the last change is no good, while there can be another, nor one that is still to come where the clock was set back; and one that is put back is told of, and good enough for a while', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { encoding: 'utf8' });
  expect(JSON.parse(told)).toEqual([[true, false, true, true, true, false], null, [false, true, true, false]]);
});

const SEALED = `
import fs from 'node:fs/promises';
import PageCache from '${path.join(__dirname, 'page-cache.mjs')}';
const sealed = [];
globalThis[Symbol.for('komawari.seal-page')] = (html, made) => ({ html: html.toUpperCase(), policy: (sealed.push([html, made]), 'policy of ' + html) });
const files = { '/nowhere/app/built.html': '<p>', '/nowhere/app/built.meta': '{"status":200}', '/nowhere/app/built.rsc': 'x' };
const read = async (name) => files[name] ?? Promise.reject(new Error('none'));
const cache = new PageCache({ fs: { ...fs, existsSync: () => false, readFile: read, stat: async () => ({ mtime: new Date() }) }, flushToDisk: false, serverDistDir: '/nowhere', revalidatedTags: [], maxMemoryCacheSize: 1e6 });
const context = { kind: 'APP_PAGE', isFallback: false };
const page = { kind: 'APP_PAGE', html: '<a>', headers: { b: 'c' }, status: 200, rscData: Buffer.from('x'), segmentData: new Map() };
const file = { kind: 'APP_ROUTE', body: Buffer.from('x'), headers: {}, status: 200 };
const lasting = { ...context, cacheControl: { revalidate: 60, expire: 86400 } };
await cache.set('/page', page, lasting);
await cache.set('/page', page, lasting);
await cache.set('/file', file, { ...lasting, kind: 'APP_ROUTE' });
const kept = [];
for (const key of ['/page', '/built', '/built']) { const { html, headers } = (await cache.get(key, context)).value; kept.push([html, headers]); }
console.log(JSON.stringify({ sealed, kept, sent: page.headers, file: file.headers }));
`;

test('a page is sealed once, and carries its policy from the first time it is sent; one that was built beforehand too', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', SEALED], { encoding: 'utf8' });
  const headers = { b: 'c', 'content-security-policy': 'policy of <a>' };
  const built = ['<P>', { 'content-security-policy': 'policy of <p>' }];
  expect(JSON.parse(told)).toEqual({
    sealed: [
      ['<a>', 'rendered'],
      ['<p>', 'built'],
    ],
    kept: [['<A>', headers], built, built],
    sent: headers,
    file: {},
  });
});

const FLOODED = `
import fs from 'node:fs/promises';
import PageCache from '${path.join(__dirname, 'page-cache.mjs')}';
const cache = new PageCache({ fs: { ...fs, existsSync: () => false }, flushToDisk: false, serverDistDir: '/nowhere', revalidatedTags: [], maxMemoryCacheSize: 1e6 });
const context = { kind: 'APP_PAGE', isFallback: false, cacheControl: { revalidate: 60, expire: 86400 } };
const page = (status) => ({ kind: 'APP_PAGE', html: String(status).repeat(3_000), headers: {}, status, rscData: Buffer.from('x'), segmentData: new Map() });
const statusOf = async (key) => (await cache.get(key, context))?.value.status;
await cache.set('/there', page(200), context);
await cache.set('/taken away', page(200), context);
await cache.set('/taken away', page(404), context);
const told = [await statusOf('/taken away')];
for (let id = 0; id < 1_000; id++) await cache.set('/titles/' + id, page(404), context);
told.push(await statusOf('/there'), await statusOf('/taken away'), await statusOf('/titles/0'), await statusOf('/titles/999'));
await cache.set('/titles/999', page(200), context);
told.push(await statusOf('/titles/999'));
console.log(JSON.stringify(told));
`;

test('pages of what is not there push out each other, and none of what there is', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', FLOODED], { encoding: 'utf8' });
  expect(JSON.parse(told)).toEqual([404, 200, null, null, 404, 200]);
});

const COUNTED = `
import fs from 'node:fs/promises';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache/index.js';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import PageCache from '${path.join(__dirname, 'page-cache.mjs')}';
const cache = new IncrementalCache({ fs: { ...fs, existsSync: () => false }, flushToDisk: false, serverDistDir: '/nowhere', maxMemoryCacheSize: 1e6, dev: false, requestHeaders: {}, prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] }, previewProps: {}, CurCacheHandler: PageCache });
const context = { kind: 'APP_PAGE', isFallback: false, route: { kind: 'APP_PAGE', sourceRoute: '/titles/[id]/page' } };
const page = (status) => ({ kind: 'APP_PAGE', html: 'x', headers: {}, status, rscData: Buffer.from('x'), segmentData: new Map() });
const set = (path, status) => cache.set(path, page(status), { ...context, cacheControl: { revalidate: 60, expire: 86400 } });
await set('/titles/1', 200);
let most = 0;
for (let id = 2; id < 25_000; id++) {
  await set('/titles/' + id, 404);
  most = Math.max(most, SharedCacheControls.cacheControls.size);
}
const { isStale = false, cacheControl } = await cache.get('/titles/1', context);
console.log(JSON.stringify([most > 0 && most <= 10_001, isStale, cacheControl]));
`;

test('however many addresses are asked for, few are remembered, and a page that is kept stays as fresh as it was', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', COUNTED], { encoding: 'utf8' });
  expect(JSON.parse(told)).toEqual([true, false, { revalidate: 60, expire: 86400 }]);
});

const ASKED = `
import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs/promises';
import PageCache from '${path.join(__dirname, 'page-cache.mjs')}';
const asking = (globalThis[Symbol.for('komawari.asking')] = new AsyncLocalStorage());
const cache = new PageCache({ fs: { ...fs, existsSync: () => false }, flushToDisk: false, serverDistDir: '/nowhere', revalidatedTags: [], maxMemoryCacheSize: 1e6 });
const told = [];
for (const key of ['/en/nowhere', '/de/maintenance', '/fr/blocking', '/en/in/own/updates', '/en/titles/nowhere']) {
  const request = { url: '/my/own.json?token=mine' };
  await asking.run(new WeakRef(request), () => cache.get('/route-cache/APP_PAGE/0a1b/$' + key, { kind: 'APP_PAGE', isFallback: false }));
  told.push(request.url);
}
await cache.get('/route-cache/APP_PAGE/0a1b/$/en/nowhere', { kind: 'APP_PAGE', isFallback: false });
console.log(JSON.stringify(told));
`;

test('a page that stands at all sorts of addresses is made as if it had been asked for by its own; others tell of their failures by what was asked for', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', ASKED], { encoding: 'utf8' });
  expect(JSON.parse(told)).toEqual([
    '/en/nowhere',
    '/de/maintenance',
    '/fr/blocking',
    ...Array<string>(2).fill('/my/own.json?token=mine'),
  ]);
});
