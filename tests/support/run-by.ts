import ts from 'typescript';

import { nodes } from '@/lib/i18n/source-in-test';

/** Of the signs of a pattern of files those that ours use, as signs of an expression. */
const SIGNS: Record<string, string> = { '**/': '(?:.+/)?', '*': '[^/]*', '{': '(?:', ',': '|', '}': ')' };

const expressionOf = (glob: string) =>
  new RegExp(`^${glob.replace(/\*\*\/|[*{,}]|[^\w/]/g, (sign) => SIGNS[sign] ?? `\\${sign}`)}$`);

/** Playwright's own pattern, below the folder of its configuration. */
const JOURNEYS = 'tests/e2e/**/*.spec.ts';

/** Whether a file is one that a runner runs. @param jestConfig the source of Jest's configuration, whose projects name their files by patterns */
export function runBy(jestConfig: string): (file: string) => boolean {
  const texts = nodes(
    ts.createSourceFile('jest.config.mjs', jestConfig, ts.ScriptTarget.Latest, true),
    ts.isStringLiteralLike,
  ).map(({ text }) => text);
  const patterns = [JOURNEYS, ...texts.filter((text) => /\.test\.tsx?$/.test(text))].map(expressionOf);
  return (file) => patterns.some((pattern) => pattern.test(file));
}
