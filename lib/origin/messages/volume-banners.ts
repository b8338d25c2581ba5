import type { wire } from '@/lib/wire/messages';
import { COVER_SIZES } from '../media/picture-sizes';
import { volumesInPrint } from '../media/volumes-in-print';
import type { Urls } from '../media/urls';
import type { TitleRecord } from '../store/catalogue';
import { actionMessage } from './action';

const SHOWN = 2;
const IDS_A_TITLE = 1000;

/** The newest books of a title, the last one first; they lead to what their publisher says. */
export function volumeBanners(
  { id, series }: TitleRecord,
  { urls, chapterCount }: { urls: Urls; chapterCount: number },
): wire.IBanner[] {
  // Only the demo has books.
  if (series.pictures_json !== null) return [];
  const newest = volumesInPrint(chapterCount);
  const { width, height } = COVER_SIZES.landscape;
  return Array.from({ length: Math.min(SHOWN, newest) }, (_, age) => newest - age).map((volume) => ({
    id: id * IDS_A_TITLE + volume,
    imageUrl: urls.volume(id, volume),
    action: actionMessage(`${urls.site}/publisher_news/${series.publisher_id}`, 'external'),
    width,
    height,
  }));
}

/** Which book a banner of `volumeBanners` shows, by its id. */
export function volumeOfBanner(bannerId: number): { titleId: number; volume: number } {
  return { titleId: Math.floor(bannerId / IDS_A_TITLE), volume: bannerId % IDS_A_TITLE };
}
