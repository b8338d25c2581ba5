import { readdirSync, readFileSync } from 'node:fs';

import ts from 'typescript';

import en from '@/messages/en.json';

type Tree = { [key: string]: string | Tree };

/** Keys that a call's variable alone names, by namespace: the values it may have. */
const BY_VALUE: Record<string, readonly string[]> = {
  'catalog.favorite': ['add', 'loading', 'done'],
  'title.state': ['free', 'ticket', 'one-time-free', 'subscription'],
  'viewer.last': ['free', 'ticket', 'one-time-free', 'subscription', 'open', 'used'],
};

const keysOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`)));

/** The namespace of `useTranslations('…')`, `await getTranslations('…')` or `await translatorFor('…', locale)`. */
function namespaceOf(value: ts.Expression | undefined): string | undefined {
  const call = value && ts.isAwaitExpression(value) ? value.expression : value;
  if (!call || !ts.isCallExpression(call) || !/^((use|get)Translations|translatorFor)$/.test(call.expression.getText())) return undefined;
  const [name] = call.arguments;
  return name && ts.isStringLiteral(name) ? name.text : undefined;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Patterns of the keys that an argument of `t` may be; a template's variable is one part of a path. */
function patterns(key: ts.Expression, namespace: string): string[] {
  if (ts.isStringLiteralLike(key)) return [escaped(key.text)];
  if (ts.isConditionalExpression(key)) return [...patterns(key.whenTrue, namespace), ...patterns(key.whenFalse, namespace)];
  if (ts.isTemplateExpression(key)) return [[escaped(key.head.text), ...key.templateSpans.map(({ literal }) => '[^.]+' + escaped(literal.text))].join('')];
  const values = BY_VALUE[namespace];
  if (!values) throw new Error(`What ${key.getText()} may be is not known: name its values in BY_VALUE under ${namespace}.`);
  return values.map(escaped);
}

/** Patterns of all keys that a file asks for. A function that asks for a translator is the scope of its `t`. */
function askedFor(path: string): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  function visit(node: ts.Node, namespace: string | undefined): string | undefined {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 't') return namespaceOf(node.initializer) ?? namespace;
    if (ts.isCallExpression(node) && namespace && /^t(\.rich)?$/.test(node.expression.getText())) {
      const [key] = node.arguments;
      if (key) found.push(...patterns(key, namespace).map((pattern) => `${escaped(namespace)}\\.${pattern}`));
    }
    let within = namespace;
    ts.forEachChild(node, (child) => void (within = visit(child, within)));
    return ts.isFunctionLike(node) || ts.isSourceFile(node) ? namespace : within;
  }
  visit(file, undefined);
  return found;
}

test('every message is said somewhere', () => {
  const files = ['app', 'components', 'lib/seo', 'lib/feeds'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`));
  const asked = new Set(files.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).flatMap(askedFor));
  expect(asked.size).toBeGreaterThan(100);
  const isAsked = new RegExp(`^(${[...asked].join('|')})$`);
  expect(keysOf(en).filter((key) => !isAsked.test(key))).toEqual([]);
});
