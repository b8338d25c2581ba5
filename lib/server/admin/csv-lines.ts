import 'server-only';

import { stringify } from 'csv-stringify/sync';

export type Cell = string | number;

/** What a spreadsheet would take for a formula: at the beginning of a cell, or of what becomes one where it splits at something else than we do. */
const FORMULA = /(?<=^|[;\t\r\n])(?=(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠])|^(?=\s*[\t\r])/g;

/** By which spreadsheets know that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Rows as CSV. Text that a spreadsheet would calculate is disarmed by an apostrophe before it. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.replaceAll(FORMULA, "'") : cell))),
    { quoted_string: true, record_delimiter: '\r\n' },
  );
}
