import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import type { SiteLinks as Places } from '@/lib/domain/site-links';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './header.module.css';
import { HideOnScroll } from './hide-on-scroll';
import { LanguagesBeforePaint } from './languages-before-paint';
import { Menu } from './menu';
import { SearchField } from './search-field';
import { SectionLink } from './section-link';
import { sections } from './sections';
import { Settings } from './settings';
import { SiteLinks } from './site-links';
import { Wordmark } from './wordmark';

export function Header({ places }: { places: Places }) {
  const t = useTranslations('shell');
  return (
    <HideOnScroll className={styles.header}>
      <div className={styles.row}>
        <Link href={routes.home()} className={styles.mark}>
          <Wordmark name={t('name')} />
        </Link>
        <nav className={styles.nav} aria-label={t('sections')}>
          {sections.map(({ section, href }) => (
            <SectionLink key={section} section={section} href={href} className={styles.section}>
              {t(`section.${section}`)}
            </SectionLink>
          ))}
        </nav>
        <SearchField />
        <Link href={routes.search()} prefetch={false} className={styles.searchLink} aria-label={t('search')}>
          <Icon name="search" />
        </Link>
        <Settings />
        <LanguagesBeforePaint />
        <Menu>
          <SiteLinks places={places} sections={false} />
        </Menu>
      </div>
    </HideOnScroll>
  );
}
