import type { Locale } from '@/lib/i18n/locales';

import styles from './count-bars.module.css';
import desk from './desk.module.css';
import { formatCount } from './model/format';
import { ScrollTable } from './scroll-table';

interface Props {
  locale: Locale;
  /** Name of the table, or the id of the heading that has it. */
  label?: string;
  labelId?: string;
  heads: readonly [string, string];
  rows: readonly { key: string; text: string; lang?: string; href?: string; count: number }[];
}

const WIDTH = 100;

/** Counts as bars in a table, which reads as one. */
export function CountBars({ locale, label, labelId, heads, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ScrollTable label={label} labelId={labelId} heads={[{ text: heads[0] }, { text: heads[1], isNumber: true }]}>
      {rows.map(({ key, text, lang, href, count }) => (
        <tr key={key}>
          <th scope="row">
            {href ? (
              <a className={desk.link} href={href} lang={lang}>
                {text}
              </a>
            ) : (
              <span lang={lang}>{text}</span>
            )}
            <svg className={styles.bar} aria-hidden="true" viewBox={`0 0 ${WIDTH} 1`} preserveAspectRatio="none">
              <rect width={(count / most) * WIDTH} height="1" />
            </svg>
          </th>
          <td className={desk.number}>{formatCount(locale, count)}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}
