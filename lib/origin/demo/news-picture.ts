import type { NewsPicture } from './draw/picture';
import { PUBLISHER_NEWS } from './texts/publisher-news';

/** What a piece of the invented houses' news shows; undefined for one without a picture. */
export function newsPicture(newsId: number): NewsPicture | undefined {
  const scene = PUBLISHER_NEWS.find(({ id }) => id === newsId)?.scene;
  return scene && { kind: 'news', scene };
}
