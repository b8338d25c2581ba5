import type { ReactNode } from 'react';

import { RefusedNotice } from '@/components/catalog/refused-notice';
import { Notices } from '@/components/ui/notices';

import styles from './stage.module.css';
import type { GivenChapter } from './use-run';
import { Viewer } from './viewer';

/** The viewer of a chapter with a notification area above its bottom bar. Another chapter is another viewer. `ad`: what fills an advertisement, where anything does. */
export function ViewerFrame({ given, ad }: { given: GivenChapter; ad?: ReactNode }) {
  return (
    <div className={styles.frame}>
      <Notices group="foo">
        <RefusedNotice />
        <Viewer key={given.chapterId} given={given} ad={ad} />
      </Notices>
    </div>
  );
}
