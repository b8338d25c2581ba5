import { useTranslations } from 'next-intl';

import { actionHref } from '@/components/catalog/action-href';
import { buttonClass } from '@/components/ui/button-class';
import { LANGUAGES } from '@/lib/domain/language';
import type { SystemPopup } from '@/lib/domain/popup';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './refused-chapter.module.css';

interface Props {
  popup: SystemPopup | undefined;
  titleId?: number;
  /** The reader's session may yet be let in: where scripts run, the panel keeps back for a moment. */
  isAsking?: boolean;
}

/** A chapter that may not be read: the origin's own words for it, and the way back to where there is more. */
export function RefusedChapter({ popup, titleId, isAsking = false }: Props) {
  const t = useTranslations('viewer.refused');
  const lang = popup && LANGUAGES[popup.language].tag;
  const named = actionHref(popup?.ok?.action?.url ?? popup?.cancel?.action?.url ?? '');
  const title = named?.href.startsWith('/titles/') ? named.href : titleId && routes.title(titleId);
  return (
    <main className={styles.page}>
      <section
        role="alert"
        aria-labelledby="refused-subject"
        aria-describedby="refused-body"
        data-asking={isAsking || undefined}
        className={styles.panel}
      >
        <svg viewBox="0 0 404 250" className={styles.picture} aria-hidden focusable="false">
          <path d="M2 2h220l-34 246H2z" className={styles.paper} />
          <path
            d="M28 2 14 248M66 2 44 248M104 2 74 248M142 2 104 248M180 2 134 248M216 2 164 248"
            className={styles.line}
          />
          <path d="M236 2h166v120H219z" className={styles.spot} />
          <path d="M303 60V46a18 18 0 0 1 36 0v14h-9V46a9 9 0 0 0-18 0v14zM291 60h60v44h-60z" className={styles.lock} />
          <path d="M217 136h185v112H202z" className={styles.tone} />
          <path d="M238 176h130M235 198h133M232 220h80" className={styles.line} />
        </svg>
        <h1 id="refused-subject" className={styles.subject} lang={popup?.subject ? lang : undefined}>
          {popup?.subject || t('subject')}
        </h1>
        <p id="refused-body" lang={popup?.body ? lang : undefined}>
          {popup?.body || t('body')}
        </p>
        <Link href={title || routes.home()} className={buttonClass('ink')}>
          {title ? t('toTitle') : t('toHome')}
        </Link>
      </section>
    </main>
  );
}
