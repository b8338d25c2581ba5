import ts from 'typescript';

import { nodes } from '@/lib/i18n/source-in-test';

import { filledTitles } from './filled-titles';

/** A test's title as its file has it, and whether it is run wherever its file is. */
export interface TestTitle {
  title: string;
  isRun: boolean;
}

const ROOTS = ['test', 'it', 'describe'];
/** What may stand between the word and the title of a test that is run. */
const PLAIN = ['describe', 'each', 'for', 'concurrent', 'serial', 'parallel'];
/** By these a test is not run, or has to fail, and by `only` the others of its file. */
const HOLDING = ['skip', 'skipIf', 'runIf', 'fixme', 'todo', 'fail', 'fails', 'failing', 'only'];

const isFunction = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);
const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** The words that something is called by: `test.each([…])` has `test` and `each`. */
function wordsOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? wordsOf(callee.tag) : [];
}

const holds = (words: string[]) => ROOTS.includes(words[0]!) && words.some((word) => HOLDING.includes(word));

/** Names of a file's own for a word of these, which are given to what is run on some machines only: `const onDisk = isFull ? describe : describe.skip`. */
const namesForSome = (file: ts.SourceFile) =>
  nodes(file, ts.isVariableDeclaration).flatMap(({ name, initializer }) =>
    initializer &&
    ts.isConditionalExpression(initializer) &&
    nodes(initializer, ts.isIdentifier).some(({ text }) => ROOTS.includes(text))
      ? [name.getText(file)]
      : [],
  );

/** The tests that a file declares, as it is written: with `%s` and `${…}`, and filled with each row of a table that stands where it is asked for. */
export function testTitles(name: string, source: string): TestTitle[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const forSome = namesForSome(file);

  /** Whether a test or a group is declared by a call; a skip without either is said of what it stands in. */
  function declares({ expression, arguments: [first, ...more] }: ts.CallExpression): boolean {
    const [root, ...members] = wordsOf(expression);
    if (
      !first ||
      !root ||
      ![...ROOTS, ...forSome].includes(root) ||
      !members.every((word) => [...PLAIN, ...HOLDING].includes(word))
    )
      return false;
    return isFunction(first)
      ? [root, ...members].includes('describe')
      : isText(first)
        ? more.length > 0
        : more.some(isFunction);
  }

  /** The calls below a node, but those within what is declared there. */
  const callsIn = (scope: ts.Node): ts.CallExpression[] => {
    const calls: ts.CallExpression[] = [];
    const visit = (node: ts.Node) => {
      const isCall = ts.isCallExpression(node);
      if (isCall) calls.push(node);
      if (!isCall || !declares(node)) ts.forEachChild(node, visit);
    };
    ts.forEachChild(scope, visit);
    return calls;
  };

  const isHeldWithin = (scope: ts.Node) =>
    callsIn(scope).some((call) => !declares(call) && holds(wordsOf(call.expression)));

  function titlesIn(scope: ts.Node, isOuterRun: boolean): TestTitle[] {
    return callsIn(scope)
      .filter(declares)
      .flatMap((call) => {
        const words = wordsOf(call.expression);
        const isRun = isOuterRun && !holds(words) && !forSome.includes(words[0]!) && !isHeldWithin(call);
        const title = call.arguments[0]!;
        const within = titlesIn(call, isRun);
        // By a name of its own either may be declared; a test has none within.
        const isGroup = words.includes('describe') || within.length > 0;
        return isGroup || !isText(title)
          ? within
          : filledTitles(call, title).map((filled) => ({ title: filled, isRun }));
      });
  }

  const isNarrowed = nodes(file, ts.isPropertyAccessExpression).some(
    (access) => holds(wordsOf(access)) && access.name.text === 'only',
  );
  return titlesIn(file, !isNarrowed && !isHeldWithin(file));
}
