import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/** Files of the product below a folder, without tests. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !/(\.test|-in-test|\.d)\.tsx?$/.test(name));
}

const parsed = new Map<string, ts.SourceFile>();

/** The syntax of a file, parsed once. */
export function syntax(file: string): ts.SourceFile {
  const known =
    parsed.get(file) ??
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  parsed.set(file, known);
  return known;
}

/** All nodes of a kind at and below a node. Where `enter` says no, it is not looked further. */
export function nodes<Kind extends ts.Node>(
  root: ts.Node,
  is: (node: ts.Node) => node is Kind,
  enter: (node: ts.Node) => boolean = () => true,
): Kind[] {
  if (!enter(root)) return [];
  const below: Kind[] = is(root) ? [root] : [];
  ts.forEachChild(root, (child) => void below.push(...nodes(child, is, enter)));
  return below;
}

/** The project's own file that an import names; undefined for packages and styles. */
function resolve(from: string, name: string): string | undefined {
  const base = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? path.join(path.dirname(from), name)
      : undefined;
  return base && [`${base}.tsx`, `${base}.ts`].find((candidate) => existsSync(candidate));
}

/** What a file imports of the project, types aside: the local names and the file each comes from; what is passed on or lazy has no name. */
export function importsOf(file: string): { names: string[]; from: string }[] {
  const source = syntax(file);
  const stated = source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const from = resolve(file, (moduleSpecifier as ts.StringLiteral).text);
    if (!from || !importClause || importClause.isTypeOnly) return [];
    const bound = importClause.namedBindings;
    const named =
      bound && ts.isNamedImports(bound)
        ? bound.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text)
        : [];
    return [{ names: [...named, ...(importClause.name ? [importClause.name.text] : [])], from }];
  });
  const passedOn = source.statements.filter(ts.isExportDeclaration).flatMap(({ moduleSpecifier, isTypeOnly }) => {
    const from = moduleSpecifier && !isTypeOnly ? resolve(file, (moduleSpecifier as ts.StringLiteral).text) : undefined;
    return from ? [{ names: [], from }] : [];
  });
  const lazy = nodes(source, ts.isCallExpression).flatMap(({ expression, arguments: [name] }) => {
    const from =
      expression.kind === ts.SyntaxKind.ImportKeyword && name && ts.isStringLiteral(name)
        ? resolve(file, name.text)
        : undefined;
    return from ? [{ names: [], from }] : [];
  });
  return [...stated, ...passedOn, ...lazy];
}
