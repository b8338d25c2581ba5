import ts from 'typescript';

import { nodes } from '@/lib/i18n/source-in-test';

/** What a piece of source says without being run: literals, what is put together of them, and what was set to such before. */
export function literalText(expression: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isParenthesizedExpression(expression)) return literalText(expression.expression);
  if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [literalText(expression.left), literalText(expression.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (!ts.isIdentifier(expression)) return undefined;
  const set = nodes(expression.getSourceFile(), ts.isVariableDeclaration)
    .filter(({ name, end }) => name.getText() === expression.text && end <= expression.pos)
    .at(-1);
  return set?.initializer && literalText(set.initializer);
}
