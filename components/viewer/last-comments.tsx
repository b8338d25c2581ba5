import { useLocale, useTranslations } from 'next-intl';

import { formatComments } from '@/components/catalog/format-count';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import type { Comment } from '@/lib/domain/comment';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { counted } from '@/lib/i18n/counted';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './last-comments.module.css';

const SHOWN = 3;

interface Props {
  comments: readonly Comment[];
  count: number;
  chapterId: number;
  language: Language;
  wanted: boolean;
}

/** What others said of the chapter, the most liked first, and the way to all of it. */
export function LastComments({ comments, count, chapterId, language, wanted }: Props) {
  const t = useTranslations('viewer.last');
  const locale = useLocale();
  const all = t('comments', counted(count, locale));
  const isSilent = count === 0 && comments.length === 0;
  return (
    <section className={styles.comments}>
      <h3 className={styles.head}>{all}</h3>
      {isSilent && <p className={styles.none}>{t('noComments')}</p>}
      <ul>
        {comments.slice(0, SHOWN).map(({ id, userName, iconUrl, body, likes, alreadyLiked }) => (
          <li key={id} className={styles.comment}>
            <img
              src={iconUrl}
              className={styles.icon}
              width={36}
              height={36}
              alt=""
              loading={wanted ? 'eager' : 'lazy'}
            />
            <div className={styles.words} lang={LANGUAGES[language].tag}>
              <p className={styles.name}>{userName}</p>
              <p className={styles.body}>{body}</p>
            </div>
            <p
              className={styles.likes}
              data-liked={alreadyLiked || undefined}
              aria-label={t('likes', counted(likes, locale))}
              role="img"
            >
              <Icon name="like" size={18} />
              <span>{formatComments(likes, locale)}</span>
            </p>
          </li>
        ))}
      </ul>
      <Link
        href={routes.comments(chapterId)}
        className={`${buttonClass('outline', 'small')} ${styles.all}`}
        prefetch={false}
      >
        {isSilent ? all : t('readAll')}
      </Link>
    </section>
  );
}
