import { useTranslations } from 'next-intl';

import { ActionLink } from '@/components/catalog/action-link';
import { LocalTime } from '@/components/catalog/local-time';
import { SectionHead } from '@/components/ui/section-head';
import type { Banner } from '@/lib/domain/banner';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import type { PublisherItem } from '@/lib/domain/title-detail';
import { routes } from '@/lib/routes';

import { BannerList } from './banner-list';
import styles from './beside.module.css';

interface Props {
  items: readonly PublisherItem[];
  banner?: Banner;
  /** The series' language, which is the news' too. */
  language: Language;
}

/** What the publisher sells and says: books as pictures, news as lines, which lead to what they are about or else to the whole of them. */
export function PublisherItems({ items, banner, language }: Props) {
  const t = useTranslations('title');
  const lang = LANGUAGES[language].tag;
  const books = items.flatMap((item) => (item.kind === 'banner' ? [item.banner] : []));
  const news = items.flatMap((item) => (item.kind === 'news' ? [item.news] : []));
  const own = banner && !books.some(({ imageUrl }) => imageUrl === banner.imageUrl) ? banner : undefined;
  return (
    <>
      {books.length > 0 && (
        <section>
          <SectionHead level={2} size="small" title={t('print.head')} />
          <BannerList banners={books} label={t('print.item')} pr={t('banners.pr')} />
        </section>
      )}
      {(news.length > 0 || own) && (
        <section>
          <SectionHead level={2} size="small" title={t('news.head')} />
          {own && <BannerList banners={[own]} label={t('news.banner')} pr={t('banners.pr')} />}
          <ul className={styles.news}>
            {news.map(
              ({
                id,
                subject,
                body,
                publishedAt,
                publisherId,
                url = publisherId && routes.publisherNews(publisherId),
              }) => (
                <li key={id} className={styles.item}>
                  <ActionLink action={url ? { method: 'external', url } : undefined}>
                    <b lang={lang}>{subject}</b>
                  </ActionLink>
                  <p className={styles.meta}>
                    <LocalTime seconds={publishedAt} format="date-year" />
                  </p>
                  {body && (
                    <p className={styles.text} lang={lang}>
                      {body}
                    </p>
                  )}
                </li>
              ),
            )}
          </ul>
        </section>
      )}
    </>
  );
}
