import type { Texts } from '../store/texts';
import { spokenLanguage } from '../store/texts';
import { asLanguage } from './as-language';
import type { AnswerTo } from './admin-context';

/** All that are published, the newest first, those to come and those hidden too. */
export const answerAnnouncements: AnswerTo<'announcements'> = async ({ db }, { lang }) => {
  const rows = await db
    .selectFrom('announcements')
    .leftJoin('hidden_announcements', 'hidden_announcements.announcement_id', 'announcements.id')
    .leftJoin('published_keys', (join) =>
      join.onRef('published_keys.id', '=', 'announcements.id').on('published_keys.kind', '=', 'announcement'),
    )
    .select([
      'announcements.id',
      'announcements.date',
      'announcements.texts_json',
      'hidden_announcements.hidden_at',
      'published_keys.key',
    ])
    .orderBy('announcements.date', 'desc')
    .orderBy('announcements.id')
    .execute();
  return {
    announcements: rows.map(({ id, date, texts_json, hidden_at, key }) => {
      const texts = JSON.parse(texts_json) as Texts<{ title: string }>;
      const language = spokenLanguage(texts, asLanguage(lang));
      return {
        id,
        key: key ?? '',
        title: (language && texts[language]?.title) ?? '',
        language,
        date,
        isHidden: hidden_at !== null,
      };
    }),
  };
};

/** Hides an announcement or tells it again, whatever is published later. */
export const showAnnouncement: AnswerTo<'showAnnouncement'> = async ({ db, now }, { id, isHidden }) => {
  const known = await db.selectFrom('announcements').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) return { isKnown: false };
  if (isHidden) {
    await db
      .insertInto('hidden_announcements')
      .values({ announcement_id: id, hidden_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db.deleteFrom('hidden_announcements').where('announcement_id', '=', id).execute();
  }
  return { isKnown: true };
};
