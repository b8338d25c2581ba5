import path from 'node:path';

import ts from 'typescript';

import { importsOf, nodes, sourceFiles, syntax } from './source-in-test';

const isClient = (file: string) =>
  syntax(file).statements.some(
    (statement) => ts.isExpressionStatement(statement) && statement.expression.getText() === "'use client'",
  );

const isProvider = (node: ts.Node): node is ts.JsxElement =>
  ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'ClientMessages';
const hasProvider = (file: string) => nodes(syntax(file), isProvider).length > 0;

/** Namespaces that client components ask for, among a file and all that it imports. */
function askedBelow(file: string, client = false, seen = new Set<string>()): Set<string> {
  const inBrowser = client || isClient(file);
  const visit = `${file} ${inBrowser}`;
  if (seen.has(visit)) return new Set();
  seen.add(visit);
  if (hasProvider(file)) return new Set(outside(file));
  const own = nodes(syntax(file), ts.isCallExpression).flatMap(({ expression, arguments: [name] }) =>
    inBrowser && expression.getText() === 'useTranslations' && name && ts.isStringLiteral(name)
      ? [name.text.split('.')[0]!]
      : [],
  );
  return new Set([...own, ...importsOf(file).flatMap(({ from }) => [...askedBelow(from, inBrowser, seen)])]);
}

/** The same among the components that a part of a file names, its own included; what stands within a provider is left to that. */
function askedWithin(file: string, part: ts.Node, seen = new Set<ts.Node>()): string[] {
  if (seen.has(part)) return [];
  seen.add(part);
  const named = new Set(
    nodes(part, ts.isIdentifier, (node) => node === part || !isProvider(node)).map(({ text }) => text),
  );
  const local = syntax(file)
    .statements.filter(ts.isFunctionDeclaration)
    .filter(({ name }) => name && named.has(name.text));
  const imported = importsOf(file).filter(({ names }) => names.some((name) => named.has(name)));
  return [
    ...local.flatMap((declaration) => askedWithin(file, declaration, seen)),
    ...imported.flatMap(({ from }) => [...askedBelow(from)]),
  ];
}

/** Files whose rendering takes the place of `{children}` in a layout. */
const renderedBelow = (layout: string) =>
  sourceFiles(path.dirname(layout)).filter(
    (file) =>
      file !== layout && /(page|layout|error|not-found|loading|template|default)\.tsx$/.test(path.basename(file)),
  );

/** What a file's exported components ask for outside its providers. */
function outside(file: string): string[] {
  const exported = syntax(file)
    .statements.filter(ts.isFunctionDeclaration)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
  return isClient(file) ? [...askedBelow(file)] : exported.flatMap((declaration) => askedWithin(file, declaration));
}

function expectedAt(file: string, provider: ts.JsxElement): string[] {
  const within = askedWithin(file, provider);
  // The layout within a layout provides for what is below it.
  const inner = renderedBelow(file).filter((below) => path.basename(below) === 'layout.tsx' && hasProvider(below));
  const children =
    path.basename(file) === 'layout.tsx'
      ? renderedBelow(file).filter(
          (below) => !inner.some((layout) => below !== layout && below.startsWith(`${path.dirname(layout)}/`)),
        )
      : [];
  return [...new Set([...within, ...children.flatMap(outside)])].sort();
}

const providers = sourceFiles('app').flatMap((file) =>
  nodes(syntax(file), isProvider).map((provider) => ({ file, provider })),
);

test('there are pages with interactive parts', () => expect(providers.length).toBeGreaterThan(8));

test.each(providers)('$file hands out what its client components ask for, and no more', ({ file, provider }) => {
  const [list] = nodes(provider.openingElement, ts.isArrayLiteralExpression);
  const named = list!.elements.map((element) => (element as ts.StringLiteral).text).sort();
  expect(named).toEqual(expectedAt(file, provider));
});

test('no script of the browser holds texts: they come with the page, in its locale', () => {
  const inBrowser = new Set<string>();
  const follow = (file: string) => {
    if (inBrowser.has(file)) return;
    inBrowser.add(file);
    importsOf(file).forEach(({ from }) => follow(from));
  };
  [...sourceFiles('app'), ...sourceFiles('components')].filter(isClient).forEach(follow);
  expect(inBrowser.size).toBeGreaterThan(100);
  expect([...inBrowser].filter((file) => /load-messages|\/texts\//.test(file))).toEqual([]);
});

test('messages are read in one place', () => {
  const files = ['app', 'components', 'lib'].flatMap(sourceFiles);
  const readers = files.filter((file) =>
    [
      ...nodes(syntax(file), ts.isImportDeclaration).filter(({ importClause }) => !importClause?.isTypeOnly),
      ...nodes(syntax(file), ts.isCallExpression).filter(
        ({ expression }) => expression.kind === ts.SyntaxKind.ImportKeyword,
      ),
    ].some((node) => /['"`]@\/messages\//.test(node.getText())),
  );
  expect(readers).toEqual(['lib/i18n/load-messages.ts']);
});
