import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const texts = new Map<string, string>();
function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}

const isClient = (file: string) => /^'use client'/m.test(textOf(file));
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);
const provided = (file: string) =>
  namesIn(textOf(file), /<ClientMessages namespaces=\{\[([^\]]*)\]\}/g).map((list) => namesIn(list, /'(\w+)'/g));

/** The project files that a file imports or re-exports, now or lazily, without imports of types alone. */
function importsOf(file: string): string[] {
  const found = textOf(file).matchAll(
    /(?:^(?:import|export)(?! type) ([^;'"]*?) from |import\()'(@\/|\.\.?\/)([^']+)'/gm,
  );
  return [...found].flatMap(([, names, root, rest]) => {
    if (names && /^\{(?:\s*type \w+(?: as \w+)?,?)+\s*\}$/.test(names)) return [];
    const base = root === '@/' ? rest! : path.join(path.dirname(file), root! + rest!);
    return [`${base}.tsx`, `${base}.ts`].filter((candidate) => existsSync(candidate));
  });
}

/** Namespaces that client components ask for, in a file and all that it imports; a file with a provider of its own counts for itself. */
function requested(file: string, isInBrowser = false, seen = new Set<string>()): Set<string> {
  const inBrowser = isInBrowser || isClient(file);
  const visit = `${file} ${inBrowser}`;
  if (seen.has(visit)) return new Set();
  seen.add(visit);
  const own = inBrowser ? namesIn(textOf(file), /useTranslations\('(\w+)/g) : [];
  const imports = importsOf(file).filter((from) => provided(from).length === 0);
  return new Set([...own, ...imports.flatMap((from) => [...requested(from, inBrowser, seen)])]);
}

/** What the nearest layout with a provider hands to the pages below it. */
function providedAbove(file: string): string[] {
  for (let folder = path.dirname(file); folder.startsWith('app'); folder = path.dirname(folder)) {
    const layout = path.join(folder, 'layout.tsx');
    if (layout !== file && existsSync(layout) && provided(layout).length > 0) return provided(layout).flat();
  }
  return [];
}

/** What Next renders by its name. */
const ROUTE = /\/(?:page|layout|error|global-error|not-found)\.tsx$/;
const routeFiles = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((name) => path.join('app', name))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
const providers = routeFiles.filter((file) => provided(file).length > 0);

test.each(providers.filter((file) => path.basename(file) !== 'layout.tsx'))(
  '%s provides the namespaces of its client components, and no others',
  (file) => expect([...new Set(provided(file).flat())].sort()).toEqual([...requested(file)].sort()),
);

test('layouts provide the namespaces of the pages and error pages below them', () => {
  // Other files count for the pages that import them.
  const dependent = routeFiles.filter(
    (file) => path.basename(file) === 'layout.tsx' || (ROUTE.test(file) && !providers.includes(file)),
  );
  const missing = dependent.flatMap((file) => {
    const available = [...providedAbove(file), ...provided(file).flat()];
    return [...requested(file)].filter((name) => !available.includes(name)).map((name) => [file, name]);
  });
  expect(missing).toEqual([]);
});
