import { useTranslations } from 'next-intl';

import { Trail } from '@/components/catalog/trail';
import { SectionHead } from '@/components/ui/section-head';
import type { CommentList } from '@/lib/domain/comment-list';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { AppPrompt } from './app-prompt';
import { Comments } from './comments';
import styles from './comments-screen.module.css';

/** What readers said about one chapter. */
export function CommentsScreen({ chapterId, list }: { chapterId: number; list: CommentList }) {
  const t = useTranslations('comments');
  const section = useTranslations('shell.link');
  const { titleId, titleName, chapterName, credit, comments } = list;
  return (
    <div className={styles.page}>
      <Trail
        through={[
          { name: section('mangaList'), href: routes.mangaList() },
          { name: titleName, href: routes.title(titleId) },
        ]}
        current={t('crumb')}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <SectionHead
            level={1}
            size="day"
            title={
              <>
                {t('head')} <span className={styles.chapter}>{chapterName}</span>
              </>
            }
          />
          <p className={styles.about}>
            <Link href={routes.title(titleId)} className={styles.name} prefetch={false}>
              {titleName}
            </Link>{' '}
            <span className={styles.credit}>{t('by', { credit })}</span>{' '}
            <Link href={routes.viewer(chapterId)} className={styles.read} prefetch={false}>
              {t('read', { chapter: chapterName })}
            </Link>
          </p>
          <Comments key={chapterId} chapterId={chapterId} given={comments} />
        </div>
        <AppPrompt />
      </div>
    </div>
  );
}
