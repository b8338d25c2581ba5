/** A sentence of the specification: its number, its words, and the tests that prove it, each a file and the title of a test there, which is empty where none is named. */
export interface SpecRow {
  id: string;
  sentence: string;
  proofs: { file: string; title: string }[];
}

/** What stands above and below a table's head. */
const FRAME = /^\| \| sentence \| test \|$|^\|[-|]+\|$/;
const ROW = /^\| (\d+\.\d+) \| (\S.*) \| (\S.*) \|$/;
const CITATION = /^`([^`]+)` ?(.*)$/;

const proofOf = (citation: string) => {
  const [, file = citation, title = ''] = CITATION.exec(citation) ?? [];
  return { file, title };
};

/** The rows of tests/spec.md, and the lines that are in a table and can be read as no row: one without a test is such a line. */
export function specRows(table: string): { rows: SpecRow[]; unread: string[] } {
  const lines = table.split(/\r?\n/).filter((line) => /^\s*(\||\d+\.\d+\b)/.test(line) && !FRAME.test(line));
  const read = lines.map((line) => ({ line, match: ROW.exec(line) }));
  return {
    // A title may have a semicolon; what follows the one between two citations is a file.
    rows: read.flatMap(({ match }) =>
      match ? [{ id: match[1]!, sentence: match[2]!, proofs: match[3]!.split(/; (?=`)/).map(proofOf) }] : [],
    ),
    unread: read.flatMap(({ line, match }) => (match ? [] : [line])),
  };
}
