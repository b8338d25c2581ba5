import type { Switches } from '@/lib/admin/calls';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';

import styles from './desk.module.css';
import { SwitchesState } from './switches-state';

interface Props {
  locale: Locale;
  file: Switches;
  set: Switches;
  isFileUnderstood: boolean;
  hasCountries: boolean;
}

/** What closes the service at the moment: this page, the file, or both. */
export async function SwitchesNow({ locale, file, set, isFileUnderstood, hasCountries }: Props) {
  const t = await translatorFor('admin', locale);
  const namesCountries = [file, set].some(
    ({ blockedCountries, allowedCountries }) => blockedCountries.length > 0 || allowedCountries !== null,
  );
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('service.now')}</h2>
      <table className={styles.table}>
        <tbody>
          <tr>
            <th scope="row">{t('service.page')}</th>
            <td>
              <SwitchesState locale={locale} switches={set} />
            </td>
          </tr>
          <tr>
            <th scope="row">{t('service.file')}</th>
            <td>
              <SwitchesState locale={locale} switches={file} />
            </td>
          </tr>
        </tbody>
      </table>
      {!isFileUnderstood && <p className={styles.fault}>{t('service.unread')}</p>}
      {namesCountries && !hasCountries && <p className={styles.fault}>{t('service.noCountry')}</p>}
      <p className={styles.hint}>{t('service.stricter')}</p>
    </section>
  );
}
