import { TextBlocks, type TextBlock } from '@/components/catalog/text-blocks';
import { Icon } from '@/components/ui/icon';

import styles from './accordion.module.css';

interface Props {
  items: readonly { id: string; question: string; answer: readonly TextBlock[] }[];
}

/** Questions that open their answers, without JavaScript. The anchor is on the answer: a link to it opens it. */
export function Accordion({ items }: Props) {
  return items.map(({ id, question, answer }) => (
    <details key={id} className={styles.item}>
      <summary className={styles.summary}>
        <h3 className={styles.question}>{question}</h3>
        <span className={styles.sign}>
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <div id={id} className={styles.answer}>
        <TextBlocks blocks={answer} />
      </div>
    </details>
  ));
}
