import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';

import styles from './choice.module.css';

interface Props {
  locale: Locale;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

export async function Pager({ locale, page, pages, hrefOf }: Props) {
  const t = await translatorFor('admin', locale);
  if (pages === 1 && page === 1) return null;
  return (
    <nav className={styles.choice} aria-label={t('list.pages')}>
      {page > 1 && <a href={hrefOf(Math.min(page - 1, pages))}>{t('list.previous')}</a>}
      <span>{t('list.page', { page, pages })}</span>
      {page < pages && <a href={hrefOf(page + 1)}>{t('list.following')}</a>}
    </nav>
  );
}
