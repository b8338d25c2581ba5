import { textLanguage } from '../texts/text-language';
import { TITLE_NOTES } from '../texts/title-notes';
import type { TitleRecord } from '../store/catalogue';

/** What a title's page says, in the title's language, of how long it may be read and why no chapter comes. */
export function titleNotes({ language, series }: TitleRecord): {
  viewingPeriodDescription: string;
  nonAppearanceInfo: string;
} {
  const { viewingPeriod, nonAppearance } = TITLE_NOTES[textLanguage(language)];
  const notes = {
    ongoing: { viewing: series.is_simulpub ? viewingPeriod.simulpub : viewingPeriod.ongoing, absence: '' },
    hiatus: { viewing: viewingPeriod.ongoing, absence: nonAppearance.hiatus },
    completed: { viewing: viewingPeriod.completed, absence: nonAppearance.completed },
    'one-shot': { viewing: '', absence: nonAppearance.oneShot },
  }[series.status];
  return { viewingPeriodDescription: notes.viewing, nonAppearanceInfo: notes.absence };
}
