'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { useNotify } from '@/components/ui/notices';
import { afterPaint } from '@/lib/client/after-paint';
import { useLate } from '@/lib/client/use-late';
import { LANGUAGES } from '@/lib/domain/language';
import { languageOf } from '@/lib/i18n/locales';

import { hidesSettings } from './model/current-section';
import { saidLanguages } from './model/said-languages';
import styles from './settings.module.css';
import { useContentLanguages } from './use-content-languages';
import { usePagePath } from './use-page-path';

const loadDialog = () => import('./settings-dialog').then((module) => module.SettingsDialog);

/** The language button and the dialog behind it, which comes when the reader reaches for it. */
export function Settings() {
  const t = useTranslations('shell');
  const said = useTranslations('catalog.notify');
  const notify = useNotify();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const [SettingsDialog, ask] = useLate(loadDialog);
  const content = useContentLanguages();
  if (hidesSettings(usePagePath())) return null;

  async function show() {
    const [hasCome] = await Promise.all([ask(), afterPaint()]);
    setOpen(hasCome);
    if (!hasCome) notify(said('failed'));
  }

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        onPointerEnter={ask}
        onFocus={ask}
        onClick={show}
      >
        <Icon name="globe" />
        <span className={styles.locale}>{LANGUAGES[languageOf(locale)].name}</span>
        {/* The last: what a reader has chosen is written in before the first paint (languages-before-paint.tsx). */}
        <span className={styles.reads} suppressHydrationWarning>
          {t('reads', { languages: saidLanguages(content.languages) })}
        </span>
      </button>
      {SettingsDialog && <SettingsDialog content={content} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
