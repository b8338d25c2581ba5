import ts from 'typescript';

import { nodes, sourceFiles, syntax } from './source-in-test';

/** Attributes whose words readers see or hear. */
const SPOKEN = /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|content)$/;

const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/** Which sides of an operator are shown; comparisons show none. */
const JOINS = new Map<ts.SyntaxKind, readonly ('left' | 'right')[]>([
  [ts.SyntaxKind.AmpersandAmpersandToken, ['right']],
  [ts.SyntaxKind.BarBarToken, ['left', 'right']],
  [ts.SyntaxKind.QuestionQuestionToken, ['left', 'right']],
  [ts.SyntaxKind.PlusToken, ['left', 'right']],
]);

/** Strings that an expression may come to, where they stand in it as they are. */
function literals(value: ts.Node): string[] {
  if (ts.isStringLiteralLike(value)) return [value.text];
  if (ts.isTemplateExpression(value))
    return [value.head.text, ...value.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isConditionalExpression(value)) return [...literals(value.whenTrue), ...literals(value.whenFalse)];
  if (ts.isBinaryExpression(value))
    return (JOINS.get(value.operatorToken.kind) ?? []).flatMap((side) => literals(value[side]));
  if (ts.isJsxExpression(value) || ts.isParenthesizedExpression(value))
    return value.expression ? literals(value.expression) : [];
  return [];
}

/** What a file's markup says without asking the messages. */
function said(file: string): string[] {
  const source = syntax(file);
  const between = nodes(source, ts.isJsxText).map(({ text }) => text);
  const inBraces = nodes(source, ts.isJsxExpression).filter(
    ({ parent }) => ts.isJsxElement(parent) || ts.isJsxFragment(parent),
  );
  const spoken = nodes(source, ts.isJsxAttribute).filter(({ name }) => SPOKEN.test(name.getText()));
  return [
    ...between,
    ...inBraces.flatMap(literals),
    ...spoken.flatMap(({ initializer }) => (initializer ? literals(initializer) : [])),
  ].filter(hasWords);
}

test('no component has words of its own: they are in the messages', () => {
  const files = ['app', 'components'].flatMap(sourceFiles).filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.map((file) => [file, ...said(file)]).filter(([, ...words]) => words.length > 0)).toEqual([]);
});
