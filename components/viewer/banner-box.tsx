import { useTranslations } from 'next-intl';
import { useId } from 'react';

import { ActionLink } from '@/components/catalog/action-link';
import type { BannerPage } from '@/lib/domain/chapter-view';
import { LANGUAGES, type Language } from '@/lib/domain/language';

import styles from './banner-box.module.css';

interface Props {
  page: BannerPage;
  /** The series' language, which is the heading's too. */
  language: Language;
}

/** What stands between the pages: pictures that lead somewhere. */
export function BannerBox({ page: { title, banners }, language }: Props) {
  const t = useTranslations('viewer');
  const id = useId();
  const lang = LANGUAGES[language].tag;
  return (
    <aside className={styles.banners} {...(title ? { 'aria-labelledby': id } : { 'aria-label': t('advertisement') })}>
      {title && (
        <p id={id} className={styles.title} lang={lang}>
          {title}
        </p>
      )}
      {banners.map(({ id, imageUrl, width, height, isPr, action }) => (
        <ActionLink key={id} action={action} className={styles.banner}>
          <img
            data-banner={id}
            src={imageUrl}
            width={width || 800}
            height={height || 200}
            alt={title || t('advertisement')}
            lang={title ? lang : undefined}
            loading="lazy"
          />
          {isPr && <span className={styles.note}>{t('advertisement')}</span>}
        </ActionLink>
      ))}
    </aside>
  );
}
