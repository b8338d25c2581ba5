import type { Kysely } from 'kysely';
import type { PopupKind, Schema } from './schema';
import type { Texts } from './texts';

export interface PopupWords {
  subject: string;
  body: string;
  ok: string;
  cancel?: string;
}

export interface StoredPopup {
  id: number;
  kind: PopupKind;
  /** Below the site's address; null where it leads to its series, or nowhere. */
  url: string | null;
  seriesId: number | null;
  texts: Texts<PopupWords>;
}

/** The popup of a place: `home`, or `rating-` and a rating. */
export async function readPopup(db: Kysely<Schema>, placement: string): Promise<StoredPopup | undefined> {
  const row = await db
    .selectFrom('popups')
    .selectAll()
    .where('placement', '=', placement)
    .orderBy('id')
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      kind: row.kind,
      url: row.url,
      seriesId: row.series_id,
      texts: JSON.parse(row.texts_json) as StoredPopup['texts'],
    }
  );
}
