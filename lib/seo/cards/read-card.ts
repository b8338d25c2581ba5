import 'server-only';

import { LANGUAGES } from '@/lib/domain/language';
import { DEFAULT_LOCALE, isLocale, languageOf, type Locale } from '@/lib/i18n/locales';
import { siteMessages } from '@/lib/i18n/site-messages';
import { limits } from '@/lib/limits';
import { pathId } from '@/lib/routes';
import { readComments } from '@/lib/server/read-comments';
import { readPicture } from '@/lib/server/read-picture';
import { readRanking } from '@/lib/server/read-ranking';
import { readSiteWords } from '@/lib/server/read-site-words';
import { readTitle } from '@/lib/server/read-title';

import { createCardShelf } from './card-shelf';
import { readBrand } from './read-brand';
import { drawSiteCard } from './site-card';
import { drawTitleCard } from './title-card';

/** How many series the site's card shows. */
const PANELS = 4;
/** Those that speak for the site need not be in the reader's language: their art has no words. */
const LANGUAGE = languageOf(DEFAULT_LOCALE);

const shelf = createCardShelf({
  kept: limits.cardsKept,
  atOnce: limits.cardsDrawnAtOnce,
  waiting: limits.cardsWaitedFor,
  seconds: limits.cardSeconds,
});

/** A series' art, best without words; undefined where none can be had. */
async function readArt(titleId: number) {
  const detail = await readTitle(titleId, LANGUAGE);
  if (!detail) return undefined;
  for (const address of [
    detail.backgroundImageUrl,
    detail.titleImageUrl,
    detail.title.landscapeImageUrl,
    detail.title.portraitImageUrl,
  ]) {
    const art = address ? await readPicture(address) : undefined;
    if (art) return { detail, art };
  }
  return { detail, art: undefined };
}

async function titleCard(titleId: number, chapter?: string): Promise<Buffer | undefined> {
  const found = await readArt(titleId);
  if (!found) return undefined;
  const { name, author, language } = found.detail.title;
  return drawTitleCard({
    brand: await readBrand(),
    name,
    author,
    lang: LANGUAGES[language].tag,
    chapter,
    art: found.art,
  });
}

async function chapterCard(chapterId: number): Promise<Buffer | undefined> {
  // Unlike the chapter itself, what was said about it may be read of any chapter that is out.
  const list = await readComments(chapterId);
  return list && titleCard(list.titleId, list.chapterName);
}

async function siteCard(locale: Locale): Promise<Buffer> {
  const [{ shell: messages }, words] = await Promise.all([siteMessages(locale), readSiteWords(locale)]);
  const { series } = await readRanking('hottest', LANGUAGE, [LANGUAGE]);
  const found = await Promise.all(series.slice(0, PANELS).map(({ titles }) => titles[0] && readArt(titles[0].id)));
  return drawSiteCard({
    brand: await readBrand(),
    tagline: words.tagline ?? messages.line,
    lang: locale,
    arts: found.flatMap((each) => each?.art ?? []),
  });
}

const ofId = (draw: (id: number) => Promise<Buffer | undefined>) => (name: string) => {
  const id = pathId(name);
  return id === undefined ? undefined : () => draw(id);
};

const KINDS: Record<string, (name: string) => (() => Promise<Buffer | undefined>) | undefined> = {
  site: (name) => (isLocale(name) ? () => siteCard(name) : undefined),
  titles: ofId((id) => titleCard(id)),
  chapters: ofId(chapterCard),
};

/** A sharing picture as PNG: `titles`, `7`; undefined where there is nothing of the name. @throws TooManyCards, and as reading does */
export async function readCard(kind: string, name: string): Promise<Buffer | undefined> {
  const draw = Object.hasOwn(KINDS, kind) ? KINDS[kind]!(name) : undefined;
  return draw && shelf(`${kind}/${name}`, draw);
}
