import { slug } from './slug';
import { time } from './time';

/** What announcements and news have in common. */
export const noticeFields = {
  key: slug('What it stays known by.', 'calmer-viewer'),
  date: time('When it is told; before that nobody sees it.'),
};
