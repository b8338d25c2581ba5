'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { CloseButton } from '@/components/ui/close-button';
import { Flag } from '@/components/ui/flag';
import { useAnswerFirst } from '@/lib/client/use-answer-first';
import type { SiteWords } from '@/lib/domain/site-words';
import { storage } from '@/lib/storage';

import styles from './beta-strip.module.css';
import { currentSection } from './model/current-section';
import { usePagePath } from './use-page-path';

function keepClosed() {
  storage.write('betaNoteClosed', '1');
  document.documentElement.dataset.betaNote = 'closed';
}

/**
 * The publisher's note over home that the site is new. A press that closes it empties it at once; that the whole page moves up, which takes long on a slow machine, comes after. Once closed, the script
 * before the first paint keeps it away (before-paint.tsx).
 */
export function BetaStrip({ note }: { note: NonNullable<SiteWords['beta']> }) {
  const t = useTranslations('shell.beta');
  const [isClosed, setClosed] = useState(false);
  const [isClosing, answer] = useAnswerFirst(isClosed);
  const atHome = currentSection(usePagePath())?.section === 'updates';
  if (isClosed || !atHome) return null;

  function close() {
    keepClosed();
    setClosed(true);
  }

  return (
    <aside className={styles.strip} aria-label={t('flag')}>
      <div className={styles.row} data-closing={isClosing || undefined}>
        <Flag>{t('flag')}</Flag>
        <p className={styles.text}>
          <span>{note.text}</span> {note.more && <span className={styles.more}>{note.more}</span>}
        </p>
        <CloseButton label={t('close')} size={20} className={styles.close} onClick={() => answer(true, close)} />
      </div>
    </aside>
  );
}
