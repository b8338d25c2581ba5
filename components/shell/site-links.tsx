import NextLink from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';

import type { SiteLinks as Places } from '@/lib/domain/site-links';
import { languageOf } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';

import { siteGroups } from './site-groups';
import styles from './site-links.module.css';

const tags = { page: Link, unlocalized: NextLink };

/** The links of the whole site, a list under each head; without the five sections where they are at hand anyway. */
export function SiteLinks({ places, sections = true }: { places: Places; sections?: boolean }) {
  const t = useTranslations('shell');
  const groups = siteGroups(places, languageOf(useLocale())).filter(
    ({ group, links }) => links.length > 0 && (sections || group !== 'read'),
  );
  const id = useId();
  return groups.map(({ group, links }) => (
    <div key={group} className={styles.group}>
      <p id={id + group} className={styles.head}>
        {t(`group.${group}`)}
      </p>
      <ul aria-labelledby={id + group}>
        {links.map(({ link, href, kind }) => {
          const name = t(`link.${link}`);
          if (kind === 'external') {
            return (
              <li key={link}>
                <a href={href} className={styles.link} target="_blank" rel="noopener">
                  {name}
                </a>
              </li>
            );
          }
          const To = tags[kind];
          return (
            <li key={link}>
              <To href={href} prefetch={false} className={styles.link}>
                {name}
              </To>
            </li>
          );
        })}
      </ul>
    </div>
  ));
}
