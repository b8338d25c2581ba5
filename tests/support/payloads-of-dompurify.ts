import ts from 'typescript';

import { nodes } from '@/lib/i18n/source-in-test';

import { literalText } from './literal-text';

const isPayload = ({ name }: ts.PropertyAssignment) =>
  (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) && name.text === 'payload';

/** The payloads in the source of DOMPurify's fixtures: each has an entry of that name. */
export function payloadsOfDompurify(source: string): string[] {
  const fixtures = ts.createSourceFile('fixtures.js', source, ts.ScriptTarget.Latest, true);
  return nodes(fixtures, ts.isPropertyAssignment)
    .filter(isPayload)
    .flatMap(({ initializer }) => literalText(initializer) ?? []);
}
