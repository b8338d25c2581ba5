'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Chip } from '@/components/ui/chip';
import { SectionHead } from '@/components/ui/section-head';
import type { Tag } from '@/lib/domain/label';

import styles from './story.module.css';

interface Props {
  overview: string;
  /** Sentences of the origin about when the title may be read. */
  notes: readonly string[];
  tags: readonly Tag[];
  /** BCP 47 tag of all of it. */
  lang: string;
}

/** What it is about. On small screens with scripts the text is folded until asked for. */
export function Story({ overview, notes, tags, lang }: Props) {
  const t = useTranslations('title.story');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.section} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <SectionHead level={2} size="small" title={t('head')} />
      </div>
      <div className={styles.body}>
        <p lang={lang} className={styles.overview}>
          {overview}
        </p>
        {notes.map((note) => (
          <p key={note} lang={lang} className={styles.note}>
            {note}
          </p>
        ))}
        <ul className={styles.tags}>
          {tags.map(({ slug, name }) => (
            <li key={slug} lang={lang}>
              <Chip>{name}</Chip>
            </li>
          ))}
        </ul>
      </div>
      <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'less' : 'more')}
      </button>
    </section>
  );
}
