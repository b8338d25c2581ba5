import type { wire } from '@/lib/wire/messages';
import { COVER_SIZES } from '../media/picture-sizes';
import { volumesInPrint } from '../media/volumes-in-print';
import type { Urls } from '../media/urls';
import type { TitleRecord } from '../store/catalogue';
import { actionMessage } from './action';

const SHOWN = 2;

/** The newest books of a title, the last one first; they lead to what their publisher says. */
export function volumeBanners({ id, series }: TitleRecord, { urls, chapterCount }: { urls: Urls; chapterCount: number }): wire.IBanner[] {
  const newest = volumesInPrint(chapterCount);
  const { width, height } = COVER_SIZES.landscape;
  return Array.from({ length: Math.min(SHOWN, newest) }, (_, age) => newest - age).map((volume) => ({
    id: id * 1000 + volume,
    imageUrl: urls.volume(id, volume),
    action: actionMessage(`${urls.base}/publisher_news/${series.publisher_id}`, 'external'),
    width,
    height,
  }));
}
