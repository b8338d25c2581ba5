'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import { buttonClass } from '@/components/ui/button-class';
import { isPageThere } from '@/lib/client/is-page-there';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { OfflinePicture } from './offline-picture';
import { State } from './state';
import styles from './states.module.css';

/** In the place of a page that is not there without a network: it comes as soon as there is one. */
export function OfflineState() {
  const t = useTranslations('offline');
  const again = () => window.location.reload();

  useEffect(() => {
    window.addEventListener('online', again);
    // The network may have come back before anybody listened; at its own address nothing is missing.
    const { pathname } = window.location;
    const isMissing = !pathname.endsWith(routes.offline());
    if (isMissing && navigator.onLine) void isPageThere().then((isThere) => isThere && again());
    return () => window.removeEventListener('online', again);
  }, []);

  const action = (
    <div className={styles.ways}>
      {/* An empty href asks for this address again, also before scripts run. */}
      <a href="" className={buttonClass()}>
        {t('retry')}
      </a>
      <Link href={routes.home()} className={buttonClass('outline')} prefetch={false}>
        {t('home')}
      </Link>
    </div>
  );
  return <State drawing={<OfflinePicture />} title={t('title')} text={t('text')} action={action} />;
}
