import { z } from 'zod';
import { languagesMessage } from '../messages/languages';
import { seriesGroup } from '../messages/series-group';
import { titleDesk, titlesIn } from '../messages/title';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

const KEYWORD_MAX_LENGTH = 200;

/** Series with a title whose name or author contains the keyword, whatever the case. No keyword finds nothing. */
export const searchTitles = defineEndpoint({
  query: z.object({ keyword: z.string().max(KEYWORD_MAX_LENGTH).default(''), lang: parameter.language, clang: parameter.languages }),
  async answer(context, { keyword, lang, clang: languages }) {
    const [catalogue, desk] = await Promise.all([context.store.catalogue(), titleDesk(context)]);
    const wanted = fold(keyword.trim());
    const found = [...catalogue.series.values()].flatMap((series) => {
      const titles = titlesIn(series, languages).filter(({ name }) => fold(name).includes(wanted) || fold(series.author).includes(wanted));
      return wanted ? seriesGroup(series, titles, { catalogue, desk, language: lang }) : [];
    });
    return { languages: languagesMessage(catalogue), searchView: { allTitlesGroup: found } };
  },
});

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
