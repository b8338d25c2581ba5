import { useTranslations } from 'next-intl';

import { ShareButton } from '@/components/catalog/share-button';
import { LANGUAGES } from '@/lib/domain/language';
import type { TitleDetail } from '@/lib/domain/title-detail';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './languages.module.css';

/** The same series in its other languages, and a way to pass it on. */
export function Languages({ detail }: { detail: TitleDetail }) {
  const t = useTranslations('title');
  const { title, titleLanguages, share } = detail;
  // The one being read comes first: on a phone the row is longer than the window.
  const all = [
    { titleId: title.id, language: title.language },
    ...titleLanguages.filter(({ titleId }) => titleId !== title.id),
  ];
  return (
    <div className={styles.row}>
      <nav className={styles.tabs} aria-label={t('languages')}>
        {all.map(({ titleId, language }) => {
          const { name, tag } = LANGUAGES[language];
          return (
            <Link
              key={titleId}
              className={styles.tab}
              href={routes.title(titleId)}
              lang={tag}
              hrefLang={tag}
              aria-current={titleId === title.id ? 'page' : undefined}
            >
              {name}
            </Link>
          );
        })}
      </nav>
      <ShareButton title={title.name} text={share.body} url={share.url} className={styles.share} />
    </div>
  );
}
