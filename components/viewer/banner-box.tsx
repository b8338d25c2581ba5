import { useTranslations } from 'next-intl';

import { ActionLink } from '@/components/catalog/action-link';
import type { BannerPage } from '@/lib/domain/chapter-view';

import styles from './banner-box.module.css';

/** What stands between the pages: pictures that lead somewhere. */
export function BannerBox({ page: { title, banners } }: { page: BannerPage }) {
  const t = useTranslations('viewer');
  return (
    <aside className={styles.banners} aria-label={title || t('advertisement')}>
      {title && <p className={styles.title}>{title}</p>}
      {banners.map(({ id, imageUrl, width, height, isPr, action }) => (
        <ActionLink key={id} action={action} className={styles.banner}>
          <img
            data-banner={id}
            src={imageUrl}
            width={width || 800}
            height={height || 200}
            alt={title || t('advertisement')}
            loading="lazy"
          />
          {isPr && <span className={styles.note}>{t('advertisement')}</span>}
        </ActionLink>
      ))}
    </aside>
  );
}
