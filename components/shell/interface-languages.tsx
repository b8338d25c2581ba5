'use client';

import { useLocale, useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { LANGUAGES } from '@/lib/domain/language';
import { languageOf, LOCALES, type Locale } from '@/lib/i18n/locales';
import { getPathname, usePathname } from '@/lib/i18n/navigation';

import { keepLocale } from './edition-choice';
import { goTo } from './go-to';
import { addressIn } from './model/address-in';
import styles from './settings.module.css';

/** The nine languages of the interface; a choice opens the same page in it. */
export function InterfaceLanguages() {
  const t = useTranslations('shell');
  const current = useLocale();
  const pathname = usePathname();

  function choose(locale: Locale) {
    keepLocale(locale);
    const address = addressIn(languageOf(locale), pathname) ?? getPathname({ href: pathname, locale });
    goTo(address + window.location.search + window.location.hash);
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.head}>{t('interface')}</legend>
      <div className={styles.choices}>
        {LOCALES.map((locale) => {
          const { name, tag } = LANGUAGES[languageOf(locale)];
          return (
            <button key={locale} type="button" lang={tag} className={styles.choice} disabled={locale === current} onClick={() => choose(locale)}>
              {name}
              {locale === current && <Icon name="check" size={18} />}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
