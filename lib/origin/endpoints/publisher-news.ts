import { z } from 'zod';
import { bannerMessages, fetchBannered } from '../messages/banner';
import { BANNER_SIZES } from '../media/picture-sizes';
import { languagesMessage } from '../messages/languages';
import { publisherNewsMessage } from '../messages/publisher-news';
import { Refusal } from '../refusal';
import { readBanners, readPublisher, readPublisherNews } from '../store/shelves';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/** A publisher's news, the newest first, under his own picture or that of one of his series, and leading there where a banner of one is shown. */
export const publisherNews = defineEndpoint({
  query: z.object({ publisher_id: parameter.id, lang: parameter.language }),
  async answer({ store, urls, now }, { publisher_id: publisherId, lang }) {
    const { db } = store;
    const [catalogue, publisher, news, banners] = await Promise.all([
      store.catalogue(),
      readPublisher(db, publisherId),
      readPublisherNews(db, publisherId, { now }),
      readBanners(db, ['home', 'featured']),
    ]);
    if (!publisher) throw new Refusal('not-found', { debugInfo: `There is no publisher ${publisherId}.` });
    await fetchBannered(catalogue, banners);
    const own = banners.filter(({ series_id }) => catalogue.series.get(series_id)?.publisher_id === publisherId);
    const [banner] = bannerMessages(own, { catalogue, urls, languages: [lang, 'eng'], language: lang });
    const picture =
      publisher.picture === '' ? undefined : { imageUrl: urls.publisher(publisherId, lang), ...BANNER_SIZES.wide };
    return {
      languages: languagesMessage(catalogue),
      publisherNewsListView: {
        publisherId,
        publisherName: publisher.name,
        banner: (picture ?? banner) && { ...banner, ...picture },
        newsList: news.map((item) => publisherNewsMessage(item, lang, urls)),
      },
    };
  },
});
