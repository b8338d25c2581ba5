import type { Insertable } from 'kysely';
import type { CatalogueTable } from '../store/catalogue-tables';
import type { Schema } from '../store/schema';
import { siteWordRows } from '../store/site-words';
import { allSeries } from './all-series';
import { bannerRows } from './banner-rows';
import { chapterRows } from './chapter-rows';
import { commentRows } from './comment-rows';
import { featuredRows } from './featured-rows';
import { labels } from './labels';
import { questionnaireRow } from './questionnaire-row';
import { seriesRow, seriesViewRows, titleRows } from './series-rows';
import { noticeRows } from './notice-rows';
import { publisherOf } from './publisher-of';
import { tagNames } from './tags';
import { PUBLISHERS } from './texts/publisher-news';
import { SITE_WORDS } from './texts/site-words';

/** What the demo fills; readers' tables are not among them, but for comments and views, which readers add to. */
export type DemoTable = CatalogueTable | 'series_views' | 'comments';

export type Catalogue = { [Table in DemoTable]: Insertable<Schema[Table]>[] };

/** The whole demo as rows: the same number and the same UTC day give the same rows. `now` is in seconds. */
export function catalogueOf({ seed, now }: { seed: number; now: number }): Catalogue {
  const series = allSeries.map((facts) => {
    const chapters = chapterRows(facts, { seed, now });
    const titles = titleRows(facts, { chapters, now });
    return {
      row: seriesRow(facts, { now, publisherId: publisherOf(facts.id) }),
      titles,
      chapters,
      views: seriesViewRows(facts, titles, { seed, now }),
      comments: commentRows(facts, chapters, { seed, now }),
    };
  });
  return {
    labels: Object.entries(labels).map(([code, { name }], position) => ({ code, position, name })),
    tags: Object.entries(tagNames).map(([slug, names], position) => ({
      slug,
      position,
      names_json: JSON.stringify(names),
    })),
    publishers: PUBLISHERS.map(({ id, name }) => ({ id, name })),
    series: series.map(({ row }) => row),
    series_tags: allSeries.flatMap(({ id, tags }) => tags.map((tag, position) => ({ series_id: id, tag, position }))),
    titles: series.flatMap(({ titles }) => titles),
    chapters: series.flatMap(({ chapters }) => chapters),
    series_views: series.flatMap(({ views }) => views),
    banners: bannerRows(allSeries, seed),
    ...featuredRows(allSeries),
    ...noticeRows(now),
    questionnaires: [questionnaireRow()],
    links: [],
    site_words: siteWordRows(SITE_WORDS),
    published_texts: [],
    comments: series.flatMap(({ comments }) => comments),
  };
}
