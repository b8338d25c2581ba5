import type { AdminAnswer } from '@/lib/admin/calls';
import { adminRoutes } from '@/lib/admin/routes';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';

import styles from './desk.module.css';
import { langOf } from './lang-of';
import { formatTime } from './model/format';

export async function SurveyList({ locale, surveys }: { locale: Locale; surveys: AdminAnswer<'surveys'>['surveys'] }) {
  const t = await translatorFor('admin', locale);
  if (surveys.length === 0) return <p>{t('survey.none')}</p>;
  return (
    <ul>
      {surveys.map(({ key, subject, language, isClosed, answers, lastAt }) => (
        <li key={key} className={styles.section}>
          <h2 className={styles.title}>
            <a href={adminRoutes.survey(key)} lang={langOf(language)}>
              {subject}
            </a>
          </h2>
          <p className={styles.hint}>
            {[
              isClosed && t('survey.closed'),
              key,
              t('survey.answers', { count: answers }),
              lastAt > 0 && t('survey.last', { date: formatTime(locale, lastAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
