import { Notices } from '@/components/ui/notices';
import type { ChapterView } from '@/lib/domain/chapter-view';

import styles from './stage.module.css';
import { Viewer } from './viewer';

/** The viewer of a chapter with a notification area above its bottom bar. Another chapter is another viewer. */
export function ViewerFrame({ view }: { view: ChapterView }) {
  return (
    <div className={styles.frame}>
      <Notices group="foo">
        <Viewer key={view.chapterId} view={view} />
      </Notices>
    </div>
  );
}
