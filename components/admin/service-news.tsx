import type { Switches } from '@/lib/admin/calls';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';

import styles from './desk.module.css';
import { SwitchesState } from './switches-state';

interface Props {
  locale: Locale;
  isSaved: boolean;
  isDraft: boolean;
  /** What another operator had set meanwhile. */
  others: Switches | undefined;
}

/** What has become of the form that was sent. */
export async function ServiceNews({ locale, isSaved, isDraft, others }: Props) {
  const t = await translatorFor('admin', locale);
  if (!isSaved && !isDraft) return null;
  return (
    <div className={styles.note} role="status">
      <p>{isSaved ? t('service.saved') : t('service.draft')}</p>
      {others && (
        <p>
          <span>{t('service.others')}</span>{' '}
          <span>
            <SwitchesState locale={locale} switches={others} />
          </span>
        </p>
      )}
    </div>
  );
}
