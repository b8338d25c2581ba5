import path from 'node:path';

import ts from 'typescript';

type Document = { '@type': string } & Record<string, unknown>;

/** Read by search engines, and no term of schema.org's. */
const BEYOND_SCHEMA = 'query-input';
const ROOT = path.resolve(__dirname, '../..');

const literal = (document: Document) =>
  JSON.stringify(document, (key, value: unknown) => (key === BEYOND_SCHEMA ? undefined : value));

/**
 * What schema.org's own definitions object to in JSON-LD documents: unknown types, properties that a type does not have, values of another kind.
 * schema-dts holds the definitions as types, so the documents are written as literals of their types and compiled.
 */
export function schemaFaults(documents: readonly Document[]): string[] {
  const types = [...new Set(documents.map((document) => document['@type']))];
  const source = [
    `import type { WithContext, ${types.join(', ')} } from 'schema-dts';`,
    ...documents.map(
      (document, index) => `export const document${index}: WithContext<${document['@type']}> = ${literal(document)};`,
    ),
  ].join('\n');
  const name = path.join(ROOT, 'tests/support/schema-documents.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022) : read(file, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
