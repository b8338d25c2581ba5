import type { Schema } from '../../store/schema';
import type { PublishedLinks } from '../schema/links-schema';

/** The places that are named, each by the word that the wire has for it. */
export function linkRows({ social, stores, campaigns, ...others }: PublishedLinks): Schema['links'][] {
  const places = { ...social, ...stores, ...others, 'campaign-us': campaigns.us, 'campaign-fr': campaigns.fr };
  return Object.entries(places).flatMap(([place, url]) => (url === undefined ? [] : [{ place, url }]));
}
