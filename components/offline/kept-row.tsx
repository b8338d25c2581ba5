'use client';

import { useLocale, useTranslations } from 'next-intl';

import { LocalTime } from '@/components/catalog/local-time';
import { Button } from '@/components/ui/button';
import type { KeptChapter } from '@/lib/domain/kept-chapter';
import { counted } from '@/lib/i18n/counted';
import { megabytes } from '@/lib/i18n/megabytes';

import styles from './kept-row.module.css';

interface Props {
  chapter: KeptChapter;
  onForget: () => void;
}

/** A kept chapter: its picture and names lead to it, the button deletes it. */
export function KeptRow({
  chapter: { titleName, chapterName, thumbnailUrl, path, pages, bytes, endsAt },
  onForget,
}: Props) {
  const t = useTranslations('kept');
  const locale = useLocale();
  return (
    <div className={styles.row}>
      {/* Without a network only a whole page is there, and no data of it. */}
      <a href={path} className={styles.main}>
        <img src={thumbnailUrl} alt="" width="480" height="300" loading="lazy" className={styles.picture} />
        <span className={styles.words}>
          <span className={styles.number}>{chapterName}</span>
          <span className={styles.name}>{titleName}</span>
          <span className={styles.note}>
            {t('pages', { ...counted(pages, locale), size: megabytes(bytes, locale) })}
            {endsAt !== undefined && (
              <>
                {' · '}
                {t.rich('until', { date: () => <LocalTime seconds={endsAt} /> })}
              </>
            )}
          </span>
        </span>
      </a>
      <Button
        variant="outline"
        size="small"
        aria-label={t('deleteOf', { name: `${titleName} ${chapterName}` })}
        onClick={onForget}
        // The focus goes on to the next such button: a key that is held down deletes one, not all.
        onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      >
        {t('delete')}
      </Button>
    </div>
  );
}
