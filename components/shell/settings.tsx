'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { LANGUAGES } from '@/lib/domain/language';
import { languageOf } from '@/lib/i18n/locales';

import { ContentLanguages } from './content-languages';
import { InterfaceLanguages } from './interface-languages';
import { hidesSettings } from './model/current-section';
import styles from './settings.module.css';
import { ThemeChoice } from './theme-choice';
import { useContentLanguages } from './use-content-languages';
import { usePagePath } from './use-page-path';

const NAMED = 3;

/** The language button and the dialog behind it: interface, content and theme. */
export function Settings() {
  const t = useTranslations('shell');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const content = useContentLanguages();
  if (hidesSettings(usePagePath())) return null;

  const codes = content.languages.map((language) => LANGUAGES[language].short);
  const more = codes.length > NAMED ? ` +${codes.length - NAMED}` : '';
  return (
    <>
      <button type="button" className={styles.toggle} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="globe" />
        <span className={styles.locale}>{LANGUAGES[languageOf(locale)].name}</span>
        <span className={styles.reads}>{t('reads', { languages: codes.slice(0, NAMED).join(', ') + more })}</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('languages')} closeLabel={t('close')}>
        <InterfaceLanguages />
        <ContentLanguages {...content} />
        <ThemeChoice />
      </Dialog>
    </>
  );
}
