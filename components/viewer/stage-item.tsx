import { memo, type CSSProperties } from 'react';

import { BannerBox } from './banner-box';
import type { Item } from './model/sequence';
import { PagePicture } from './page-picture';
import styles from './stage.module.css';
import type { OnArrival } from './use-turning';

interface Props {
  item: Item;
  wanted: boolean;
  /** Whether it is on the screen (horizontal) or near it (vertical). */
  shown: boolean;
  onArrival: OnArrival;
}

/** The box of one stop. A page's has its final size before its picture has come. */
export const StageItem = memo(function StageItem({ item, wanted, shown, onArrival }: Props) {
  if (item.kind === 'manga') {
    const { width, height, type } = item.page;
    return (
      <div
        className={styles.page}
        data-page={item.number}
        data-shown={shown || undefined}
        data-type={type}
        style={{ '--ratio': width / height } as CSSProperties}
      >
        <PagePicture item={item} wanted={wanted} urgent={shown} onArrival={onArrival} />
      </div>
    );
  }
  if (item.kind !== 'banners') return null;
  return (
    <div className={styles.insert} data-shown={shown || undefined}>
      <BannerBox page={item.page} />
    </div>
  );
});
