import { PUBLISHERS } from './texts/publisher-news';

/** The id of the house that brings a series out. */
export function publisherOf(seriesId: number): number {
  return PUBLISHERS[seriesId % PUBLISHERS.length]!.id;
}
