'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';

import { inLanguage } from '@/components/catalog/in-language';
import { LocalTime } from '@/components/catalog/local-time';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { KeptChapter } from '@/lib/domain/kept-chapter';
import { LANGUAGES } from '@/lib/domain/language';
import { counted } from '@/lib/i18n/counted';
import { megabytes } from '@/lib/i18n/megabytes';

import styles from './kept-row.module.css';

interface Props {
  chapter: KeptChapter;
  onForget: () => void;
}

/** A kept chapter: its picture and names lead to it, the button deletes it. */
export function KeptRow({
  chapter: { titleName, chapterName, language, thumbnailUrl, path, pages, bytes, endsAt },
  onForget,
}: Props) {
  const t = useTranslations('kept');
  const locale = useLocale();
  const label = useId();
  const lang = language && LANGUAGES[language].tag;
  return (
    <div className={styles.row}>
      {/* Without a network only a whole page is there, and no data of it. */}
      <a href={path} className={styles.main}>
        <img src={thumbnailUrl} alt="" width="480" height="300" loading="lazy" className={styles.picture} />
        <span className={styles.words}>
          <span className={styles.number} lang={lang}>
            {chapterName}
          </span>
          <span className={styles.name} lang={lang}>
            {titleName}
          </span>
          <span className={styles.note}>
            <span>{t('pages', { ...counted(pages, locale), size: megabytes(bytes, locale) })}</span>
            {endsAt !== undefined && (
              <span>
                {' · '}
                <span>{t.rich('until', { date: () => <LocalTime seconds={endsAt} /> })}</span>
              </span>
            )}
          </span>
        </span>
      </a>
      <Button
        variant="outline"
        size="small"
        aria-labelledby={label}
        onClick={onForget}
        // The focus goes on to the next such button: a key that is held down deletes one, not all.
        onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      >
        <span>{t('delete')}</span>
        <VisuallyHidden id={label}>
          {t.rich('deleteOf', { name: `${titleName} ${chapterName}`, content: inLanguage(language) })}
        </VisuallyHidden>
      </Button>
    </div>
  );
}
