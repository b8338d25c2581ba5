import { useTranslations } from 'next-intl';

import { Card } from '@/components/catalog/card';
import { SectionHead } from '@/components/ui/section-head';
import type { Tag } from '@/lib/domain/label';
import type { Title } from '@/lib/domain/title';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './browse.module.css';
import { GenreLink } from './genre-link';

const ABOVE_THE_FOLD = 6;

/** For who does not know yet what to search for: genres, and what the others read. */
export function Browse({ genres, popular }: { genres: readonly Tag[]; popular: readonly Title[] }) {
  const t = useTranslations('search');
  const ranking = (
    <Link href={routes.ranking()} prefetch={false}>
      {t('ranking')}
    </Link>
  );
  return (
    <div className={styles.browse}>
      {genres.length > 0 && (
        <nav aria-label={t('genres')}>
          <ul className={styles.genres}>
            {genres.map(({ slug, name }) => (
              <li key={slug}>
                <GenreLink slug={slug} name={name} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {popular.length > 0 && (
        <section>
          <SectionHead level={2} size="small" title={t('popular')} meta={ranking} />
          <ul className={styles.cards}>
            {popular.map((title, index) => (
              <li key={title.id}>
                <Card title={title} priority={index < ABOVE_THE_FOLD} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
