import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { PrintedPage } from '@/components/ui/printed-page';

import { Accordion } from './accordion';
import type { FaqText } from './faq-text';
import { faqGroups, shownGroups } from './model/faq-groups';
import styles from './faq.module.css';

interface Props {
  text: FaqText;
  /** Whether a store has the site's app; without one, no question is about it. */
  hasApp: boolean;
  /** What stands at the foot: its anchor, what the list of contents calls it, and itself. */
  foot?: { id: string; head: string; content: ReactNode };
}

export function Faq({ text, hasApp, foot }: Props) {
  const t = useTranslations('papers');
  const lead = foot ? `${text.lead} ${text.leadToForm}` : text.lead;
  const groups = shownGroups(hasApp);
  const items = groups.map((id): { id: string; head: string } => ({ id, head: text.heads[id] }));
  return (
    <PrintedPage
      title={text.title}
      lead={lead}
      contents={{ label: t('contents'), items: foot ? [...items, foot] : items }}
    >
      {groups.map((group) => (
        <section key={group} id={group} aria-labelledby={`${group}-head`} className={styles.group}>
          <h2 id={`${group}-head`} className={styles.head}>
            {text.heads[group]}
          </h2>
          <Accordion items={faqGroups[group].map((id) => ({ id, ...text.questions[id] }))} />
        </section>
      ))}
      {foot?.content}
    </PrintedPage>
  );
}
