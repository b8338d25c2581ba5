import { useTranslations } from 'next-intl';

import { preferredTitle } from '@/components/catalog/preferred-title';
import { Browse } from '@/components/search/browse';
import { searchedBy } from '@/components/search/model/searched-by';
import { Search } from '@/components/search/search';
import { SearchAgain } from '@/components/search/search-again';
import type { Given } from '@/components/search/search-screen';
import { EmptyState } from '@/components/states/empty-state';
import type { Tag } from '@/lib/domain/label';
import type { Language } from '@/lib/domain/language';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { readLanguages } from '@/lib/server/read-languages';
import { readRanking } from '@/lib/server/read-ranking';

const POPULAR = 12;

interface Props {
  own: Language;
  languages: readonly Language[];
  given: Given;
  genres?: readonly Tag[];
}

/** The search as both of its pages show it: the one that is kept, and the one that was asked for a keyword. */
export async function SearchPage({ own, languages, given, genres = [] }: Props) {
  // Of how many titles there are a page can do without: a browser that cannot have them all has the form sent.
  const [{ series }, available] = await Promise.all([
    readRanking('hottest', own, languages),
    readLanguages().catch(() => []),
  ]);
  const popular = series
    .slice(0, POPULAR)
    .flatMap(({ titles }) => preferredTitle(titles, ({ language }) => language, own) ?? []);
  return (
    <ClientMessages namespaces={['catalog', 'search']}>
      <Search
        given={given}
        by={searchedBy(available)}
        languages={languages}
        own={own}
        empty={<Browse genres={genres} popular={popular} />}
        none={<NoResults />}
      />
    </ClientMessages>
  );
}

function NoResults() {
  const t = useTranslations('search.none');
  return <EmptyState picture="no-results" level={2} title={t('head')} text={t('text')} action={<SearchAgain />} />;
}
