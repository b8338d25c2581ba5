import { memo, type CSSProperties } from 'react';

import { BannerBox } from './banner-box';
import type { PageLayout } from './model/page-size';
import type { BannerItem, MangaItem } from './model/sequence';
import { PagePicture } from './page-picture';
import styles from './stage.module.css';
import type { OnArrival } from './use-arrivals';

interface Props {
  item: MangaItem | BannerItem;
  /** Whether it belongs to the chapter that is being read: its pages alone go by their numbers. */
  isCurrent: boolean;
  wanted: boolean;
  /** Whether it is on the screen, in horizontal reading. */
  shown: boolean;
  urgent: boolean;
  layout: PageLayout;
  share: number;
  name: string;
  onArrival: OnArrival;
  onStale: () => void;
}

/** The box of one stop. A page's has its final size before its picture has come. */
export const StageItem = memo(function StageItem({ item, isCurrent, shown, ...picture }: Props) {
  if (item.kind === 'manga') {
    const { width, height, type } = item.page;
    return (
      <div
        className={styles.page}
        data-box
        data-page={isCurrent ? item.number : undefined}
        data-shown={shown || undefined}
        data-type={type}
        style={{ '--ratio': width / height, '--natural': height } as CSSProperties}
      >
        <PagePicture item={item} {...picture} />
      </div>
    );
  }
  return (
    <div className={styles.insert} data-box data-shown={shown || undefined}>
      <BannerBox page={item.page} />
    </div>
  );
});
