import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';

import styles from './bottom-bar.module.css';
import { SectionLink } from './section-link';
import { sections } from './sections';

/** The five sections under the thumb, on small screens. */
export function BottomBar() {
  const t = useTranslations('shell');
  return (
    <nav className={styles.bar} aria-label={t('sections')}>
      {sections.map(({ section, href, icon }) => (
        <SectionLink key={section} section={section} href={href} className={styles.item}>
          <Icon name={icon} />
          <span className={styles.label}>{t(`section.${section}`)}</span>
        </SectionLink>
      ))}
    </nav>
  );
}
