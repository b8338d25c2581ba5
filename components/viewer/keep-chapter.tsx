'use client';

import { useLocale, useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { readContentLanguages } from '@/lib/client/content-languages';
import { forgetChapter } from '@/lib/client/kept-chapters/forget-chapter';
import { startKeeping, stopKeeping } from '@/lib/client/kept-chapters/keeping';
import { useKeepState } from '@/lib/client/kept-chapters/use-keep-state';
import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';
import { counted } from '@/lib/i18n/counted';
import { languageOf } from '@/lib/i18n/locales';
import { megabytes } from '@/lib/i18n/megabytes';
import { getPathname, Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './keep-chapter.module.css';
import { SettingGroup } from './setting-group';

interface Props {
  chapterId: number;
  mode: ViewerMode;
  quality: ImageQuality;
}

/** Keeps the chapter as it is read now, to be read without a network; how far that is, and the way back. */
export function KeepChapter({ chapterId, mode, quality }: Props) {
  const t = useTranslations('viewer.keep');
  const locale = useLocale();
  const state = useKeepState(chapterId);
  const count = (pages: number) => counted(pages, locale).number;

  function start() {
    const asked = { chapterId, languages: readContentLanguages(languageOf(locale)), quality, viewerMode: mode };
    void startKeeping(asked, getPathname({ href: routes.viewer(chapterId), locale }));
  }

  // One button, whatever it does now: it keeps the focus.
  const [label, act] =
    state?.is === 'keeping'
      ? [t('cancel'), () => stopKeeping(chapterId)]
      : state?.is === 'kept'
        ? [t('delete'), () => void forgetChapter(chapterId)]
        : [t('start'), start];

  function status() {
    switch (state?.is) {
      case 'keeping':
        return t('progress', { done: count(state.done), total: count(state.of), size: megabytes(state.bytes, locale) });
      case 'kept':
        return t('kept', { size: megabytes(state.chapter.bytes, locale) });
      case 'full':
      case 'failed':
      case 'impossible':
        return t(`failure.${state.is}`);
    }
  }

  return (
    <SettingGroup title={t('head')}>
      <div className={styles.keep}>
        {state?.is === 'keeping' && (
          <progress className={styles.progress} value={state.done} max={state.of || 1} aria-label={t('head')} />
        )}
        <p role="status" className={styles.status}>
          {status()}
        </p>
        <div className={styles.actions}>
          <Button variant="outline" size="small" aria-disabled={!state} onClick={state && act}>
            {label}
          </Button>
          <Link href={routes.kept()} className={styles.all} prefetch={false}>
            {t('all')}
          </Link>
        </div>
      </div>
    </SettingGroup>
  );
}
