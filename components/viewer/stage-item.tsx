import { memo, type CSSProperties } from 'react';

import type { Language } from '@/lib/domain/language';

import { BannerBox } from './banner-box';
import { croppedRatio, NO_CROP, type Crop } from './model/crop';
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
  /** What is cut off its sides. */
  crop: Crop | undefined;
  share: number;
  /** Of one of the two halves of a drawing: the part that it takes of the drawing's width. */
  half: number | undefined;
  name: string;
  language: Language;
  onArrival: OnArrival;
  onStale: () => void;
}

/** The box of one stop. A page's has its final size before its picture has come. */
export const StageItem = memo(function StageItem({
  item,
  isCurrent,
  shown,
  crop = NO_CROP,
  half,
  language,
  ...picture
}: Props) {
  if (item.kind === 'manga') {
    const { height, type } = item.page;
    const { left, top, right, bottom } = crop;
    const style = {
      '--ratio': croppedRatio(item.page, crop),
      '--natural': height,
      ...(half && { '--half': half }),
      ...(crop !== NO_CROP && {
        '--left': left,
        '--top': top,
        '--across': 1 - left - right,
        '--down': 1 - top - bottom,
      }),
    } as CSSProperties;
    return (
      <div
        className={styles.page}
        data-box
        data-page={isCurrent ? item.number : undefined}
        data-shown={shown || undefined}
        data-type={type}
        data-half={half ? '' : undefined}
        data-cropped={crop !== NO_CROP || undefined}
        style={style}
      >
        <PagePicture item={item} {...picture} />
      </div>
    );
  }
  return (
    <div className={styles.insert} data-box data-shown={shown || undefined}>
      <BannerBox page={item.page} language={language} />
    </div>
  );
});
