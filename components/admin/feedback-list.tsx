import type { AdminAnswer } from '@/lib/admin/calls';
import { adminRoutes } from '@/lib/admin/routes';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';
import { limits } from '@/lib/limits';

import styles from './desk.module.css';
import { FoldTable } from './fold-table';
import { formatTime } from './model/format';
import { pagesIn } from './model/page-of';
import { Pager } from './pager';

/** What readers have written, the newest first, as they typed it. */
export async function FeedbackList({
  locale,
  page,
  answer: { total, feedback },
}: {
  locale: Locale;
  page: number;
  answer: AdminAnswer<'feedback'>;
}) {
  const t = await translatorFor('admin', locale);
  if (total === 0) return <p>{t('feedback.none')}</p>;
  return (
    <>
      <p>
        <a className={styles.link} href={adminRoutes.exportFile('feedback.csv')}>
          {t('csv')}
        </a>
      </p>
      <FoldTable
        label={t('part.feedback')}
        heads={(['date', 'type', 'text'] as const).map((name) => ({ text: t(`feedback.${name}`) }))}
        rows={feedback.map(({ id, type, body, createdAt }) => ({
          key: id,
          cells: [
            formatTime(locale, createdAt),
            t(type === 'report' ? 'feedback.report' : 'feedback.suggestion'),
            <p key="body" className={styles.text}>
              {body}
            </p>,
          ],
        }))}
      />
      <Pager
        locale={locale}
        page={page}
        pages={pagesIn(total, limits.adminPageEntries)}
        hrefOf={(to) => adminRoutes.feedback({ page: to })}
      />
    </>
  );
}
