import NextLink from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';

import { languageOf } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';

import { siteGroups } from './site-groups';
import styles from './site-links.module.css';

/** The links of the whole site, a list under each head; without the five sections where they are at hand anyway. */
export function SiteLinks({ sections = true }: { sections?: boolean }) {
  const t = useTranslations('shell');
  const language = languageOf(useLocale());
  const id = useId();
  return siteGroups.filter(({ group }) => sections || group !== 'read').map(({ group, links }) => (
    <div key={group} className={styles.group}>
      <p id={id + group} className={styles.head}>
        {t(`group.${group}`)}
      </p>
      <ul aria-labelledby={id + group}>
        {links.map((each) => {
          // The rating page carries its language itself.
          const To = 'unlocalized' in each ? NextLink : Link;
          return (
            <li key={each.link}>
              <To href={each.href(language)} prefetch={false} className={styles.link}>
                {t(`link.${each.link}`)}
              </To>
            </li>
          );
        })}
      </ul>
    </div>
  ));
}
