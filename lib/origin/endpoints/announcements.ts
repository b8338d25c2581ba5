import { z } from 'zod';
import { announcementMessage } from '../messages/announcement';
import { languagesMessage } from '../messages/languages';
import { readAnnouncements } from '../store/shelves';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/** News of the service, the newest first. */
export const announcements = defineEndpoint({
  query: z.object({ lang: parameter.language }),
  async answer({ store, now }, { lang }) {
    const [catalogue, items] = await Promise.all([store.catalogue(), readAnnouncements(store.db, now)]);
    return {
      languages: languagesMessage(catalogue),
      serviceAnnouncementsView: { serviceAnnouncements: items.map((item) => announcementMessage(item, lang)) },
    };
  },
});
