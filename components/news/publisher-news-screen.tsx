import { useTranslations } from 'next-intl';

import { actionHref } from '@/components/catalog/action-href';
import { ActionLink } from '@/components/catalog/action-link';
import { BannerPicture } from '@/components/catalog/banner-picture';
import { TappedBanner } from '@/components/catalog/tapped-banner';
import { Trail } from '@/components/catalog/trail';
import { buttonClass } from '@/components/ui/button-class';
import { SectionHead } from '@/components/ui/section-head';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Banner } from '@/lib/domain/banner';
import type { TransitionAction } from '@/lib/domain/transition-action';

import styles from './news.module.css';
import { NewsTime, type NewsMoment } from './news-time';
import { RichBody } from './rich-body';

interface ShownNews {
  id: number;
  subject: string;
  published: NewsMoment;
  /** Cleaned. */
  html: string;
  action?: TransitionAction;
}

/** What one publisher announces, under his banner or else his name. */
export function PublisherNewsScreen({
  name,
  banner,
  items,
}: {
  name: string;
  banner?: Banner;
  items: readonly ShownNews[];
}) {
  const t = useTranslations('news.publisher');
  return (
    <div className={styles.page}>
      <Trail current={name} />
      {banner && (
        <>
          <VisuallyHidden as="h1">{name}</VisuallyHidden>
          <TappedBanner id={banner.id}>
            <ActionLink action={banner.action} className={styles.banner} label={t('banner', { name })}>
              <BannerPicture banner={banner} sizes="(width >= 1376px) 1280px, 100vw" priority />
            </ActionLink>
          </TappedBanner>
        </>
      )}
      <div className={styles.column}>
        <SectionHead level={banner ? 2 : 1} size={banner ? 'side' : 'day'} title={banner ? t('head') : name} />
        {items.length === 0 && <p className={styles.none}>{t('empty')}</p>}
        {items.map(({ id, subject, published, html, action }) => (
          <article key={id} className={styles.item}>
            <p className={styles.date}>
              <NewsTime {...published} />
            </p>
            {banner ? <h3 className={styles.subject}>{subject}</h3> : <h2 className={styles.subject}>{subject}</h2>}
            <RichBody html={html} />
            {action && actionHref(action.url) && (
              <ActionLink action={action} className={`${buttonClass('outline', 'small')} ${styles.link}`}>
                {t('link')}
              </ActionLink>
            )}
          </article>
        ))}
      </div>
    </div>
  );
}
