import ts from 'typescript';

import { nodes } from '@/lib/i18n/source-in-test';

import { literalText } from './literal-text';

/** The payloads in the source of sanitize-html's own tests: what they have cleaned. */
export function payloadsOfSanitizeHtml(source: string): string[] {
  const tests = ts.createSourceFile('tests.js', source, ts.ScriptTarget.Latest, true);
  const calls = nodes(tests, ts.isCallExpression).filter(({ expression }) => expression.getText() === 'sanitizeHtml');
  return calls.flatMap(({ arguments: [html] }) => (html && literalText(html)) ?? []);
}
