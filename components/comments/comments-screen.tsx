import { useTranslations } from 'next-intl';

import { inLanguage } from '@/components/catalog/in-language';
import { Trail } from '@/components/catalog/trail';
import { SectionHead } from '@/components/ui/section-head';
import type { CommentList } from '@/lib/domain/comment-list';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { AppPrompt } from './app-prompt';
import { Comments } from './comments';
import styles from './comments-screen.module.css';

interface Props {
  chapterId: number;
  list: CommentList;
  /** Language of the series and its comments; undefined when the title could not be read. */
  language?: Language;
}

/** What readers said about one chapter. */
export function CommentsScreen({ chapterId, list, language }: Props) {
  const t = useTranslations('comments');
  const section = useTranslations('shell.link');
  const lang = language && LANGUAGES[language].tag;
  const content = inLanguage(language);
  const { titleId, titleName, chapterName, credit, comments } = list;
  return (
    <div className={styles.page}>
      <Trail
        through={[
          { name: section('mangaList'), href: routes.mangaList() },
          { name: titleName, href: routes.title(titleId), lang },
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
                <span>{t('head')}</span>{' '}
                <span className={styles.chapter} lang={lang}>
                  {chapterName}
                </span>
              </>
            }
          />
          <p className={styles.about}>
            <Link href={routes.title(titleId)} className={styles.name} lang={lang} prefetch={false}>
              {titleName}
            </Link>{' '}
            <span className={styles.credit}>{t.rich('by', { credit, content })}</span>{' '}
            <Link href={routes.viewer(chapterId)} className={styles.read} prefetch={false}>
              {t.rich('read', { chapter: chapterName, content })}
            </Link>
          </p>
          <Comments key={chapterId} chapterId={chapterId} given={comments} language={language} />
        </div>
        <AppPrompt />
      </div>
    </div>
  );
}
