import { readdirSync, readFileSync } from 'node:fs';

import ts from 'typescript';

import en from '@/messages/en.json';

type Tree = { [key: string]: string | Tree };

/** Keys that a call's variable alone names, by namespace: the values it may have. */
const BY_VALUE: Record<string, readonly string[]> = {
  'catalog.favorite': ['add', 'loading', 'done'],
  'catalog.refused': ['favorite', 'like'],
  'title.state': ['free', 'ticket', 'one-time-free', 'subscription'],
  'viewer.last': ['free', 'ticket', 'one-time-free', 'subscription', 'open', 'used'],
};

const keysOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );

/** The namespace of `useTranslations('…')` and the other two that make a translator, awaited or not. */
function namespaceOf(value: ts.Expression | undefined): string | undefined {
  const call = value && ts.isAwaitExpression(value) ? value.expression : value;
  if (
    !call ||
    !ts.isCallExpression(call) ||
    !/^(useTranslations|getTranslations|translatorFor)$/.test(call.expression.getText())
  )
    return undefined;
  const [name] = call.arguments;
  return name && ts.isStringLiteral(name) ? name.text : undefined;
}

/** The translators that a declaration makes, by their names: `const t = …`, or `const [t, other] = await Promise.all([…, …])`. */
function translators({ name, initializer }: ts.VariableDeclaration): [string, string][] {
  const all =
    initializer && ts.isAwaitExpression(initializer) && ts.isCallExpression(initializer.expression)
      ? initializer.expression.arguments[0]
      : undefined;
  const pairs: [ts.Node, ts.Expression | undefined][] =
    ts.isArrayBindingPattern(name) && all && ts.isArrayLiteralExpression(all)
      ? name.elements.map((element, index) => [element, all.elements[index]])
      : [[name, initializer]];
  return pairs.flatMap(([variable, value]): [string, string][] => {
    const namespace = namespaceOf(value);
    return namespace ? [[variable.getText(), namespace]] : [];
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Patterns of the keys that an argument of `t` may be; a template's variable is one part of a path. */
function patterns(key: ts.Expression, namespace: string): string[] {
  if (ts.isStringLiteralLike(key)) return [escaped(key.text)];
  if (ts.isConditionalExpression(key))
    return [...patterns(key.whenTrue, namespace), ...patterns(key.whenFalse, namespace)];
  if (ts.isTemplateExpression(key))
    return [
      [escaped(key.head.text), ...key.templateSpans.map(({ literal }) => '[^.]+' + escaped(literal.text))].join(''),
    ];
  const values = BY_VALUE[namespace];
  if (!values)
    throw new Error(`What ${key.getText()} may be is not known: name its values in BY_VALUE under ${namespace}.`);
  return values.map(escaped);
}

/** Patterns of all keys that a file asks for. A function is the scope of the translators that it makes. */
function askedFor(path: string): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  function visit(node: ts.Node, scope: Map<string, string>) {
    if (ts.isVariableDeclaration(node)) translators(node).forEach(([name, namespace]) => scope.set(name, namespace));
    if (ts.isCallExpression(node)) {
      const namespace = scope.get(node.expression.getText().replace(/\.rich$/, ''));
      const [key] = node.arguments;
      if (namespace && key)
        found.push(...patterns(key, namespace).map((pattern) => `${escaped(namespace)}\\.${pattern}`));
    }
    const within = ts.isFunctionLike(node) ? new Map(scope) : scope;
    ts.forEachChild(node, (child) => visit(child, within));
  }
  visit(file, new Map());
  return found;
}

test('every message is said somewhere', () => {
  const files = ['app', 'components', 'lib/seo', 'lib/feeds'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const asked = new Set(files.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).flatMap(askedFor));
  expect(asked.size).toBeGreaterThan(100);
  const isAsked = new RegExp(`^(${[...asked].join('|')})$`);
  expect(keysOf(en).filter((key) => !isAsked.test(key))).toEqual([]);
});
