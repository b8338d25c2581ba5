import type { Home } from '@/lib/domain/home';
import type { Language } from '@/lib/domain/language';
import type { ViewerMode } from '@/lib/domain/viewer-choices';

import { ask } from './ask';
import { decodeHome } from './decode/home';
import { languagesParameter } from './languages-parameter';
import type { Send } from './send';

/** What the home page shows, in the interface's language and for the content languages read. @throws as `ask` does */
export async function fetchHome(
  send: Send,
  {
    language,
    languages,
    viewerMode = 'vertical',
  }: { language: Language; languages: readonly Language[]; viewerMode?: ViewerMode },
): Promise<Home> {
  const { view } = await ask(send, {
    endpoint: 'home',
    query: { lang: language, viewer_mode: viewerMode, clang: languagesParameter(languages) },
  });
  return decodeHome(view);
}
