import { buttonClass } from '@/components/ui/button-class';
import type { AdminAnswer } from '@/lib/admin/calls';
import { adminRoutes } from '@/lib/admin/routes';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';

import styles from './desk.module.css';
import { langOf } from './lang-of';
import { formatTime } from './model/format';

interface Props {
  locale: Locale;
  csrf: string;
  announcements: AdminAnswer<'announcements'>['announcements'];
  done: string | undefined;
}

const DONE = ['hidden', 'shown', 'gone'] as const;

/** The publisher's announcements, each with a switch. */
export async function AnnouncementList({ locale, csrf, announcements, done }: Props) {
  const t = await translatorFor('admin', locale);
  const said = DONE.find((each) => each === done);
  return (
    <>
      {said && (
        <p className={styles.note} role="status">
          {t(`news.done.${said}`)}
        </p>
      )}
      <p className={styles.hint}>{announcements.length > 0 ? t('news.hint') : t('news.none')}</p>
      <ul>
        {announcements.map(({ id, key, title, language, date, isHidden }) => (
          <li key={id} className={styles.section}>
            <div className={styles.entry}>
              <div>
                <h2 id={`title-${id}`} className={styles.title} lang={langOf(language)}>
                  {title}
                </h2>
                <p className={styles.hint}>
                  {[isHidden ? t('news.hidden') : t('news.shown'), formatTime(locale, date), key]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <form method="post" action={adminRoutes.act('announcement')}>
                <input type="hidden" name="csrf" value={csrf} />
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="to" value={isHidden ? 'shown' : 'hidden'} />
                <button
                  id={`switch-${id}`}
                  className={buttonClass('outline', 'small')}
                  aria-labelledby={`switch-${id} title-${id}`}
                >
                  {t(isHidden ? 'news.on' : 'news.off')}
                </button>
              </form>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
