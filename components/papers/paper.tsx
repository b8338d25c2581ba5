import { useFormatter, useTranslations } from 'next-intl';

import { TextBlocks } from '@/components/catalog/text-blocks';
import { PrintedPage } from '@/components/ui/printed-page';

import type { PaperText } from './paper-text';
import styles from './paper.module.css';

interface Props {
  text: PaperText;
  /** The day of the last change, as `YYYY-MM-DD`. */
  revised?: string;
}

/** A legal page: numbered sections, each with an anchor, and a list of them. */
export function Paper({ text, revised }: Props) {
  const t = useTranslations('papers');
  const format = useFormatter();
  const sections = Object.entries(text.sections);
  return (
    <PrintedPage
      title={text.title}
      lead={text.lead}
      meta={
        revised && (
          <time dateTime={revised}>
            {t('revised', { date: format.dateTime(new Date(revised), { dateStyle: 'long', calendar: 'gregory' }) })}
          </time>
        )
      }
      contents={{ label: t('contents'), items: sections.map(([id, { head }]) => ({ id, head })) }}
    >
      {sections.map(([id, { head, body }], index) => (
        <section key={id} id={id} aria-labelledby={`${id}-head`} className={styles.section}>
          <p aria-hidden className={styles.number}>
            {index + 1}
          </p>
          <div className={styles.body}>
            <h2 id={`${id}-head`} className={styles.head}>
              {head}
            </h2>
            <TextBlocks blocks={body} />
          </div>
        </section>
      ))}
    </PrintedPage>
  );
}
