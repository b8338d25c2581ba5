import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';

import { Trail } from '@/components/catalog/trail';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

import { SearchScreen } from './search-screen';
import styles from './search-screen.module.css';

/** The search: where it is in the site, the field, and what it finds. */
export function Search(props: ComponentProps<typeof SearchScreen>) {
  const t = useTranslations('search');
  return (
    <div className={styles.page}>
      <Trail current={t('title')} />
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <SearchScreen {...props} />
    </div>
  );
}
