import { textLanguage } from '../texts/text-language';
import { TITLE_NOTES } from '../texts/title-notes';
import type { TitleRecord } from '../store/catalogue';

/** What a title's page says, in the title's language, of how its chapters may be read (`chapterNote`, the publisher's words) and why no chapter comes. */
export function titleNotes(
  { language, series }: TitleRecord,
  chapterNote: string,
): {
  viewingPeriodDescription: string;
  nonAppearanceInfo: string;
} {
  const { simulpub, nonAppearance } = TITLE_NOTES[textLanguage(language)];
  const notes = {
    ongoing: { viewing: [chapterNote, series.is_simulpub ? simulpub : ''].filter(Boolean).join(' '), absence: '' },
    hiatus: { viewing: chapterNote, absence: nonAppearance.hiatus },
    completed: { viewing: chapterNote, absence: nonAppearance.completed },
    'one-shot': { viewing: '', absence: nonAppearance.oneShot },
  }[series.status];
  return { viewingPeriodDescription: notes.viewing, nonAppearanceInfo: notes.absence };
}
