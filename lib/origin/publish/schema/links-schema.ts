import { z } from 'zod';
import { link } from './link';

/** `links` of `catalogue.yaml`. */
export const linksSchema = z
  .strictObject({
    social: z
      .strictObject({
        chat: link('The official place to talk.').optional(),
        microblog: link('The official microblog.').optional(),
        network: link('The official page in a network.').optional(),
      })
      .default({})
      .meta({ description: 'The official social places.' }),
    stores: z
      .strictObject({
        ios: link('The app for iPhone and iPad.').optional(),
        android: link('The app for Android.').optional(),
      })
      .default({})
      .meta({ description: 'The app in each store; without one nothing offers an app.' }),
    creators: link('The site for creators.').optional(),
    about: link('An about page elsewhere.').optional(),
    help: link('A help centre elsewhere.').optional(),
    guidelines: link('The community guidelines.').optional(),
    campaigns: z
      .strictObject({
        us: link('Where /topus and its kin lead.').optional(),
        fr: link('Where /topfr and its kin lead.').optional(),
      })
      .default({})
      .meta({ description: 'Tracked links of campaigns.' }),
  })
  .prefault({})
  .meta({
    description: 'Where the publisher is found elsewhere. What is set where the site is started comes before it.',
  });

export type PublishedLinks = z.output<typeof linksSchema>;
