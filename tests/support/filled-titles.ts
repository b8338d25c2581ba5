import ts from 'typescript';

const HOLE = /%[sid]/;

/** Without the brackets and types around it. */
const bare = (node: ts.Node): ts.Node =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
const listed = (node: ts.Node): readonly ts.Node[] | undefined =>
  ts.isArrayLiteralExpression(node) ? node.elements.map(bare) : undefined;
/** What a title says of a value; of what is no plain word or number the hole is left. */
const shown = (value: ts.Node | undefined, hole: string) =>
  value && (ts.isStringLiteralLike(value) || ts.isNumericLiteral(value)) ? value.text : hole;

/** The rows of `test.each([…])`, where they are written there. */
function rowsOf({ expression }: ts.CallExpression): readonly ts.Node[] {
  const [table] = ts.isCallExpression(expression) ? expression.arguments : [];
  return (table && listed(bare(table))) ?? [];
}

function fill(title: string, row: ts.Node): string {
  const values = listed(row) ?? [row];
  return title.split(/(%[%a-z])/).reduce<{ text: string; at: number }>(
    ({ text, at }, part) => ({
      text: text + (HOLE.test(part) ? shown(values[at], part) : part),
      at: at + Number(/^%[a-z]$/.test(part)),
    }),
    { text: '', at: 0 },
  ).text;
}

/** The title of a test as it is written, and as each row of its table has it. */
export function filledTitles(call: ts.CallExpression, title: ts.StringLiteralLike | ts.TemplateExpression): string[] {
  const written = ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : title.text;
  return [...new Set([written, ...rowsOf(call).map((row) => fill(written, row))])];
}
