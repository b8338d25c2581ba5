import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';

import { RefusedNotice } from '@/components/catalog/refused-notice';
import { Notices } from '@/components/ui/notices';
import type { SiteLinks } from '@/lib/domain/site-links';
import type { SiteWords } from '@/lib/domain/site-words';

import { BetaStrip } from './beta-strip';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header } from './header';
import { KeepEdition } from './keep-edition';
import { OnTheWay } from './on-the-way';
import styles from './shell.module.css';

/** What stands around every page but the viewer. */
export function Shell({
  places,
  beta,
  children,
}: {
  places: SiteLinks;
  beta?: SiteWords['beta'];
  children: ReactNode;
}) {
  const t = useTranslations('shell');
  return (
    <Notices group="foo">
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <OnTheWay />
      <KeepEdition />
      <RefusedNotice />
      <div className={styles.page}>
        <Header places={places} />
        {beta && <BetaStrip note={beta} />}
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer places={places} />
        <BottomBar />
      </div>
    </Notices>
  );
}
