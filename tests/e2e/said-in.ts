import { readFileSync } from 'node:fs';
import path from 'node:path';

import { createTranslator } from 'next-intl';

import { readFaq } from '@/components/faq/read-faq';
import { readAbout } from '@/components/papers/texts/read-about';
import { readCopyright } from '@/components/papers/texts/read-copyright';
import { readPrivacy } from '@/components/papers/texts/read-privacy';
import { readRating } from '@/components/papers/texts/read-rating';
import { readTerms } from '@/components/papers/texts/read-terms';
import type { Messages } from '@/lib/i18n/load-messages';
import type { Locale } from '@/lib/i18n/locales';
import { nameSite } from '@/lib/i18n/name-site';

import { FERRY } from './reader';

const inBoth = (title: string, h1 = title) => ({ title, h1 });

const MESSAGES = path.resolve(__dirname, '../../messages');

/** What each page with a locale is called in one of them, by the words of that locale. */
export function saidIn(locale: Locale): Record<string, { title: string; h1: string }> {
  const messages = nameSite(
    JSON.parse(readFileSync(path.join(MESSAGES, `${locale}.json`), 'utf8')) as Messages,
    'Komawari',
  );
  const t = createTranslator({ locale, messages });
  const first = { name: FERRY.name, chapter: '#1' };
  const news = inBoth(t('news.announcements.head'));
  return {
    '/updates': inBoth(t('home.title'), t('home.heading')),
    '/featured': inBoth(t('featured.title'), t('featured.heading')),
    '/ranking/hottest': inBoth(t('ranking.title.hottest'), t('ranking.heading.hottest')),
    '/ranking/trending': inBoth(t('ranking.title.trending'), t('ranking.heading.trending')),
    '/ranking/completed': inBoth(t('ranking.title.completed'), t('ranking.heading.completed')),
    '/manga_list/ongoing': inBoth(t('mangaList.title.ongoing')),
    '/manga_list/completed': inBoth(t('mangaList.title.completed')),
    '/manga_list/one_shot': inBoth(t('mangaList.title.one_shot')),
    '/favorited': inBoth(t('favorites.title')),
    '/kept': inBoth(t('kept.title')),
    '/offline': inBoth(t('offline.title')),
    [`/titles/${FERRY.titleId}`]: inBoth(FERRY.name),
    [`/comments/${FERRY.firstChapterId}`]: inBoth(t('comments.title', first), `${t('comments.head')} ${first.chapter}`),
    '/announcement': news,
    '/announcement?scrollTo=2': news,
    '/publisher_news/1': inBoth(t('meta.siteTitle'), 'Lampwick House'),
    '/feedback': inBoth(t('papers.moved.title')),
    '/about_us': inBoth(readAbout(locale).title),
    '/search_result': inBoth(t('search.title')),
    '/search_result?keyword=ferry': inBoth(t('search.titleOf', { keyword: 'ferry' }), t('search.title')),
    '/error': inBoth(t('states.error.title')),
    '/maintenance': inBoth(t('states.maintenance.title')),
    '/blocking': inBoth(t('states.geo-blocked.title')),
    [`/viewer/${FERRY.firstChapterId}`]: inBoth(`${FERRY.name} #1`, `${FERRY.name} #1 Sixty-One Crossings`),
    '/faq': inBoth(readFaq(locale).title),
    '/faq/demo': inBoth(t('faq.demo.title')),
    '/terms': inBoth(readTerms(locale).title),
    '/privacypolicy': inBoth(readPrivacy(locale).title),
    '/copyright': inBoth(readCopyright(locale).title),
    '/rating': inBoth(readRating(locale).title),
    '/redirecting': inBoth(t('leaving.title'), t('leaving.refused.title')),
    '/redirecting?to=%2Ffaq': inBoth(t('leaving.title')),
  };
}
