import type { StoredPage } from '../../store/chapter-pages';
import { QUALITIES } from '../../media/picture-sizes';
import type { Form } from '../schema/forms';
import type { PictureFacts } from './picture-facts';
import { sliceHeights } from './slice-heights';

/** So much higher than wide, no page of paper is: it is a strip. */
const STRIP_RATIO = 2.5;
/** So much wider than the chapter's pages commonly are, a picture is two of them. */
const SPREAD_TIMES = 1.5;

/** One page of a chapter, and the picture that it is cut from. */
export interface PlannedPage extends StoredPage {
  /** Of the chapter's pictures, counted from 0. */
  picture: number;
  /** The picture is this page's file in the highest quality, as it was made before. */
  isMade?: true;
}

export interface PagePlan {
  form: Exclude<Form, 'auto'>;
  pages: PlannedPage[];
}

/**
 * What pages a chapter's pictures come to: single pages, spreads, or slices of a strip.
 * @param form as its publisher says; `auto` takes a chapter for a strip of which most, by its height, is pictures that are so high
 * @param isDouble what ComicInfo.xml says of pictures, by number
 */
export function pagePlan(
  pictures: readonly Pick<PictureFacts, 'width' | 'height'>[],
  form: Form,
  isDouble: ReadonlyMap<number, boolean> = new Map(),
): PagePlan {
  const chosen = form === 'auto' ? likelyForm(pictures) : form;
  if (chosen === 'strip') {
    const pages = pictures.flatMap((size, picture) => {
      const { width, heights } = sliceHeights(size);
      return heights.map((height): PlannedPage => ({
        kind: 'slice',
        width,
        height,
        ...maxWidthOf('slice', size.width),
        picture,
      }));
    });
    return { form: chosen, pages };
  }
  const common = commonRatio(pictures);
  const pages = pictures.map(({ width, height }, picture): PlannedPage => {
    const looksDouble = width > height && (chosen === 'spreads' || width / height >= SPREAD_TIMES * common);
    // Half of it has to have whole pixels.
    return (isDouble.get(picture) ?? looksDouble)
      ? { kind: 'spread', width: width + (width % 2), height, ...maxWidthOf('single', width / 2), picture }
      : { kind: 'single', width, height, ...maxWidthOf('single', width), picture };
  });
  return { form: chosen, pages };
}

/** What limits the qualities of a page whose source is so wide, in px; nothing where all of them are narrower. */
function maxWidthOf(kind: 'single' | 'slice', width: number): Pick<PlannedPage, 'maxWidth'> {
  return width < QUALITIES.super_high[kind] ? { maxWidth: Math.max(1, Math.floor(width)) } : {};
}

/** As if all pictures were equally wide: one long strip among some pages is more than all of these. */
function likelyForm(pictures: readonly Pick<PictureFacts, 'width' | 'height'>[]): 'pages' | 'strip' {
  const heights = pictures.map(({ width, height }) => height / width);
  const sum = (some: readonly number[]) => some.reduce((total, height) => total + height, 0);
  return sum(heights.filter((height) => height >= STRIP_RATIO)) * 2 > sum(heights) ? 'strip' : 'pages';
}

/** Width by height of the middle one of the pages that are not wider than high; where all are wider, the book itself is. */
function commonRatio(pictures: readonly Pick<PictureFacts, 'width' | 'height'>[]): number {
  const ratios = pictures.map(({ width, height }) => width / height).sort((a, b) => a - b);
  const upright = ratios.filter((ratio) => ratio <= 1);
  const counted = upright.length > 0 ? upright : ratios;
  return counted[Math.floor(counted.length / 2)] ?? 1;
}
