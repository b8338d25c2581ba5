import ts from 'typescript';

import { filledTitles } from './filled-titles';

function filled(source: string): string[] {
  const [statement] = ts.createSourceFile('rain.test.ts', source, ts.ScriptTarget.Latest, true).statements;
  const call = (statement as ts.ExpressionStatement).expression as ts.CallExpression;
  return filledTitles(call, call.arguments[0] as ts.StringLiteral);
}

test('a title alone is itself', () => {
  expect(filled("test('falls, 100%', rain)")).toEqual(['falls, 100%']);
  expect(filled('test(`${what} falls`, rain)')).toEqual(['${what} falls']);
});

test('a table fills it row by row, in order', () => {
  expect(filled("test.each([['rain', 1_400, 'wet'], ['snow', 8, 'white']] as const)('%s at %i is %s', rain)")).toEqual([
    '%s at %i is %s',
    'rain at 1400 is wet',
    'snow at 8 is white',
  ]);
  expect(filled("test.each(['rain', 'snow'])('%s falls', rain)")).toEqual(['%s falls', 'rain falls', 'snow falls']);
});

test('what is told otherwise than as its word, or not written there, is left open', () => {
  expect(filled("test.each([['rain', { at: 1 }, clouds(), 2]])('%s %j %s %i', rain)")).toEqual([
    '%s %j %s %i',
    'rain %j %s 2',
  ]);
  expect(filled("test.each(KINDS)('%s falls', rain)")).toEqual(['%s falls']);
});
