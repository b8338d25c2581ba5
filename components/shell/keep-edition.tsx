'use client';

import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';

import { mirrorContentLanguages, readContentLanguages, watchContentLanguages } from '@/lib/client/content-languages';
import { isPageThere } from '@/lib/client/is-page-there';
import { chosenLocale, mirrorLocale } from '@/lib/client/service-locale';
import { takeGuessedLocale } from '@/lib/cookies';
import { editionLanguages, formatLanguages } from '@/lib/edition';
import { isLocale, languageOf, type Locale } from '@/lib/i18n/locales';
import { usePathname, useRouter } from '@/lib/i18n/navigation';

import { goTo } from './go-to';
import { addressIn } from './model/address-in';
import { pageIn } from './page-in';
import { usePagePath } from './use-page-path';

/** What the page was asked for with, until it is asked for anew. */
interface Served {
  locale: Locale | undefined;
  /** Spelled as `formatLanguages` does. */
  languages: string;
  /** Chosen elsewhere, and shown if the page comes in them. */
  asked?: string;
}

/** An address that says its language is obeyed, whatever was chosen, unless a redirect by Accept-Language led there. */
const saysItsLanguage = (path: string) => isLocale(path.split('/')[1]) || addressIn('eng', path) !== undefined;

/** Where the server's own path of a page names the content languages that it was made for. */
const NAMED_LANGUAGES = /^\/(?:in|rare)\/([^/]+)\//;

/** Words that were not sent would be lost with the document. */
const isWriting = () => [...document.querySelectorAll('textarea')].some(({ value }) => value !== '');

/**
 * Mirrors for the server what this browser chose, and has the page follow: at once where the mirror had been lost, and after a choice in another
 * tab as soon as the reader looks at this one.
 */
export function KeepEdition() {
  const locale = useLocale();
  const pathname = usePathname();
  const named = NAMED_LANGUAGES.exec(usePagePath())?.[1];
  const router = useRouter();
  const served = useRef<Served>(undefined);

  const arrive = useEffectEvent(() => {
    const own = languageOf(locale);
    const isGuessed = takeGuessedLocale() === locale;
    const languages = (named && editionLanguages(named, own)) || readContentLanguages(own);
    served.current ??= {
      locale: saysItsLanguage(window.location.pathname) && !isGuessed ? chosenLocale() : locale,
      languages: formatLanguages(languages),
    };
    mirrorLocale();
    mirrorContentLanguages();
  });

  const show = useEffectEvent((languages: string) => {
    served.current = { locale: served.current?.locale, languages };
    router.refresh();
  });

  // Nobody here waits for another tab's choice: where the page does not come in it, the one that is there stays until it is looked at again.
  const showOnceThere = useEffectEvent(async (languages: string) => {
    const { href } = window.location;
    served.current!.asked = languages;
    const isThere = await isPageThere();
    if (served.current?.asked !== languages) return;
    served.current.asked = undefined;
    if (isThere && window.location.href === href) show(languages);
  });

  const follow = useEffectEvent(({ isOwn }: { isOwn: boolean }) => {
    if (!served.current || document.visibilityState === 'hidden') return;
    const chosen = chosenLocale();
    if (chosen && chosen !== served.current.locale && chosen !== locale) {
      if (!isOwn && !isWriting()) goTo(pageIn(chosen, pathname), { inPlace: true });
      return;
    }
    const languages = formatLanguages(readContentLanguages(languageOf(locale)));
    if (languages === served.current.asked) return;
    served.current.asked = undefined;
    if (languages === served.current.languages) return;
    if (isOwn) show(languages);
    else void showOnceThere(languages);
  });

  useEffect(() => {
    const look = () => follow({ isOwn: false });
    arrive();
    look();
    const unwatch = watchContentLanguages((change) => change.isOwn && follow(change));
    window.addEventListener('storage', look);
    window.addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      unwatch();
      window.removeEventListener('storage', look);
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return null;
}
