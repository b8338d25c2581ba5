'use client';

import { useTranslations } from 'next-intl';

import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import type { ChapterView } from '@/lib/domain/chapter-view';
import { LANGUAGES } from '@/lib/domain/language';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { Popup } from './popup';
import styles from './popup.module.css';

interface Props {
  chapter: ChapterView;
  onClose: () => void;
}

/** The series in its other languages: each is a title of its own. */
export function LanguagePopup({ chapter: { titleId, language, otherLanguages }, onClose }: Props) {
  const t = useTranslations('viewer');
  const own = { titleId, language, isNew: false };
  const all = otherLanguages.some((other) => other.titleId === titleId) ? otherLanguages : [own, ...otherLanguages];
  return (
    <Popup title={t('language')} onClose={onClose}>
      <ul>
        {all.map((title) => {
          const isOwn = title.titleId === titleId;
          const { name, tag } = LANGUAGES[title.language];
          return (
            <li key={title.titleId}>
              <Link
                href={routes.title(title.titleId)}
                className={styles.row}
                hrefLang={tag}
                aria-current={isOwn ? 'true' : undefined}
                prefetch={false}
              >
                <span lang={tag}>{name}</span>
                {title.isNew && <Flag>{t('newTitle')}</Flag>}
                <span className={styles.end}>{isOwn && <Icon name="check" />}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Popup>
  );
}
