import { z } from 'zod';
import type { Context } from '../context';
import { requireSession } from '../http/session';
import { volumesInPrint } from '../media/volumes-in-print';
import { volumeOfBanner } from '../messages/volume-banners';
import { Refusal } from '../refusal';
import { readChapters } from '../store/chapters';
import { isOnShelf, saveTap, type NewTap } from '../store/taps';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

/** Where each kind of a title's banners stands. */
const LOCATIONS = { featured_banner: 'title_detail', insert_banner: 'viewer' } as const;

export const tapBanner = defineEndpoint({
  query: z.object({ banner_id: parameter.id }),
  async answer(context, { banner_id: bannerId }) {
    const session = requireSession(context.session);
    await requireBanner(context, bannerId);
    return keep(context, session, { kind: 'banner', target_id: bannerId, event: 'click' });
  },
});

/** A banner on a title's pages, tapped or come into sight. It may have left them since: that it is there at all is enough. */
export const tapTitleBanner = defineEndpoint({
  query: z
    .object({
      banner_id: parameter.id,
      title_id: parameter.id,
      banner_type: z.enum(['featured_banner', 'insert_banner']),
      location: z.enum(['title_detail', 'viewer']),
      type: z.enum(['click', 'impression']),
    })
    .refine(({ banner_type, location }) => LOCATIONS[banner_type] === location, {
      path: ['location'],
      message: 'is not where such a banner stands',
    }),
  async answer(context, { banner_id: bannerId, title_id: titleId, banner_type, location, type }) {
    const session = requireSession(context.session);
    const catalogue = await context.store.catalogue();
    if (!(await catalogue.title(titleId)))
      throw new Refusal('not-found', { debugInfo: `There is no title ${titleId}.` });
    await requireBanner(context, bannerId);
    return keep(context, session, {
      kind: 'title-banner',
      target_id: bannerId,
      title_id: titleId,
      banner_type,
      location,
      event: type,
    });
  },
});

export const tapPopup = defineEndpoint({
  query: z.object({ popup_id: parameter.id }),
  async answer(context, { popup_id: popupId }) {
    const session = requireSession(context.session);
    await requirePopup(context, popupId);
    return keep(context, session, { kind: 'popup', target_id: popupId, event: 'click' });
  },
});

/** A banner of home or the ranking, or a popup of home, came into sight. */
export const viewBanner = defineEndpoint({
  query: z.object({ kind: z.enum(['banner', 'popup']), id: parameter.id }),
  async answer(context, { kind, id }) {
    const session = requireSession(context.session);
    await (kind === 'popup' ? requirePopup : requireBanner)(context, id);
    return keep(context, session, { kind, target_id: id, event: 'impression' });
  },
});

async function keep({ store, now }: Context, session: string, tap: NewTap): Promise<Record<string, never>> {
  await saveTap(store.db, tap, { session, now });
  return {};
}

/** @throws Refusal where there is no such popup */
async function requirePopup({ store }: Context, id: number): Promise<void> {
  if (!(await isOnShelf(store.db, 'popups', id)))
    throw new Refusal('not-found', { debugInfo: `There is no popup ${id}.` });
}

/** Banners are rows, or a title's books in print. @throws Refusal where it is neither */
async function requireBanner({ store, now }: Context, id: number): Promise<void> {
  if (await isOnShelf(store.db, 'banners', id)) return;
  const { titleId, volume } = volumeOfBanner(id);
  const chapters = await readChapters(store.db, titleId, now);
  if (volume < 1 || volume > volumesInPrint(chapters.length))
    throw new Refusal('not-found', { debugInfo: `There is no banner ${id}.` });
}
