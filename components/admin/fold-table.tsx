import type { ReactNode } from 'react';

import { classNames } from '@/components/ui/class-names';

import styles from './desk.module.css';
import fold from './fold-table.module.css';

interface Props {
  label: string;
  heads: readonly { text: string; isNumber?: boolean }[];
  /** A cell a column; the first names its row. */
  rows: readonly { key: string | number; cells: readonly [ReactNode, ...ReactNode[]] }[];
}

/** A table of many columns; on a phone its rows are cards. The roles are said aloud, for a table that is laid out as something else is none to all browsers. */
export function FoldTable({ label, heads, rows }: Props) {
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table role="table" className={classNames(styles.table, fold.table)}>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map(({ text, isNumber }) => (
              <th key={text} role="columnheader" scope="col" className={isNumber ? styles.number : undefined}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key} role="row">
              <th role="rowheader" scope="row">
                {name}
              </th>
              {heads.slice(1).map(({ text, isNumber }, at) => (
                <td key={text} role="cell" data-label={text} className={isNumber ? styles.number : undefined}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
