import type { AdminAnswer } from '@/lib/admin/calls';
import { adminRoutes } from '@/lib/admin/routes';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';

import { CountBars } from './count-bars';
import styles from './desk.module.css';
import { langOf } from './lang-of';

/** What was answered to each question of a survey. */
export async function SurveyResults({
  locale,
  survey,
}: {
  locale: Locale;
  survey: NonNullable<AdminAnswer<'survey'>['survey']>;
}) {
  const t = await translatorFor('admin', locale);
  return (
    <>
      <p className={styles.line}>
        {[survey.isClosed && t('survey.closed'), t('survey.answers', { count: survey.answers })]
          .filter(Boolean)
          .join(' · ')}
        <a className={styles.link} href={adminRoutes.exportFile('survey.csv', { key: survey.key })}>
          {t('csv')}
        </a>
      </p>
      {survey.questions.map(({ description, language, several, options, own, none }, question) => (
        <section key={question} className={styles.section}>
          <h2 id={`question-${question}`} className={styles.title} lang={langOf(language)}>
            {description}
          </h2>
          {several && <p className={styles.hint}>{t('survey.several')}</p>}
          <CountBars
            locale={locale}
            labelId={`question-${question}`}
            heads={[t('survey.answer'), t('survey.given')]}
            rows={[
              ...options.map(({ text, language: spoken, count }, at) => ({
                key: String(at),
                text,
                lang: langOf(spoken),
                count,
              })),
              { key: 'own', text: t('survey.own'), count: own },
              { key: 'none', text: t('survey.nothing'), count: none },
            ]}
          />
        </section>
      ))}
    </>
  );
}
