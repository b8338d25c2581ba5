import type { Banner } from './banner';
import type { TransitionAction } from './transition-action';

export interface PublisherNewsItem {
  id: number;
  subject: string;
  /** Of the origin: to be sanitised before it is shown as HTML. */
  body: string;
  /** Seconds. */
  publishedAt: number;
  action?: TransitionAction;
}

/** What a publisher announces, the latest first. */
export interface PublisherNews {
  publisherId: number;
  name: string;
  banner?: Banner;
  items: PublisherNewsItem[];
}
