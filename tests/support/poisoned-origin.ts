import type { IncomingMessage, ServerResponse } from 'node:http';

import { decodeResponse } from '@/lib/wire/decode-response';
import { encodeResponse } from '@/lib/wire/encode-response';
import { endpoints } from '@/lib/wire/endpoints';
import type { wire } from '@/lib/wire/messages';

import { payloadCredits, type PayloadCredit } from './payload-credits';
import { recordAnswers } from './record-answers';
import { PROTOBUF, serveLocally, type LocalServer } from './serve-locally';

const NOW_SECONDS = 1_700_000_000;
/** What is prose, by the names of the fields that hold it. */
const PROSE = new Set([
  'name',
  'author',
  'overview',
  'nonAppearanceInfo',
  'viewingPeriodDescription',
  'subTitle',
  'titleName',
  'chapterName',
  'credit',
  'tag',
  'title',
  'description',
  'listName',
  'publisherName',
  'subject',
  'body',
  'bannerTitle',
  'chapterNumbers',
  'userName',
]);

/** An answer in which every prose is the next of the payloads. */
function poisoned<Answer>(answer: Answer, next: () => string): Answer {
  if (Array.isArray(answer)) return answer.map((part) => poisoned(part, next)) as Answer;
  if (typeof answer !== 'object' || answer === null || ArrayBuffer.isView(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      PROSE.has(name) && typeof value === 'string' ? next() : poisoned(value, next),
    ]),
  ) as Answer;
}

/** What is made up whole: a piece a payload, which stands in each of its texts. */
function madeUp(payloads: readonly string[]): Record<string, wire.ISuccessResult> {
  const publisherName = payloads[0];
  const allTitlesGroup = payloads.map((payload, at) => ({
    theTitle: payload,
    titles: [{ titleId: at + 1, name: payload, author: payload }],
  }));
  return {
    [endpoints.announcements.path]: {
      serviceAnnouncementsView: {
        serviceAnnouncements: payloads.map((payload, at) => ({
          id: at + 1,
          title: payload,
          body: `${payload} [${at}]`,
          date: NOW_SECONDS,
        })),
      },
    },
    [endpoints.publisherNews.path]: {
      publisherNewsListView: {
        publisherId: 1,
        publisherName,
        newsList: payloads.map((payload, at) => ({
          id: at + 1,
          publisherId: 1,
          publisherName,
          subject: payload,
          body: `${payload} [${at}]`,
          publishedTimeStamp: NOW_SECONDS,
        })),
      },
    },
    [endpoints.comments.path]: {
      commentListView: {
        comments: payloads.map((payload, at) => ({
          id: at + 1,
          index: at,
          userName: payload,
          body: `${payload} [${at}]`,
          created: NOW_SECONDS,
          numberOfLikes: at,
        })),
        titleDetailComment: { titleId: 30, titleName: payloads[1], chapterName: payloads[2], credit: payloads[3] },
      },
    },
    [endpoints.titleList.path]: { searchView: { allTitlesGroup } },
    [endpoints.searchTitles.path]: { searchView: { allTitlesGroup } },
    [endpoints.allTitles.path]: { allTitlesViewV2: { allTitlesGroup } },
  };
}

/** Calls that are about one title or chapter: which parameter says which, and what is said where a credit is all its words. */
const ABOUT_ONE: Record<
  string,
  { parameter: string; credited(said: wire.ISuccessResult, credit: PayloadCredit): wire.ISuccessResult }
> = {
  [endpoints.comments.path]: {
    parameter: 'chapter_id',
    credited: (_, { text: credit }) => ({
      commentListView: {
        comments: [],
        titleDetailComment: { titleId: 30, titleName: credit, chapterName: credit, credit },
      },
    }),
  },
  [endpoints.titleDetail.path]: {
    parameter: 'title_id',
    credited: ({ titleDetailView: view }, { text: credit }) => ({
      titleDetailView: { ...view, overview: credit, title: { ...view!.title, name: credit, author: credit } },
    }),
  },
  [endpoints.viewer.path]: {
    parameter: 'chapter_id',
    credited({ mangaViewer: view }, { id: chapterId, text: credit }) {
      const named = (chapter: wire.IChapter | null | undefined) =>
        chapter && { ...chapter, name: credit, subTitle: credit };
      const topComments = [{ id: 1, userName: credit, body: credit, created: NOW_SECONDS, numberOfLikes: 1 }];
      const ended = (last: wire.Page.ILastPage) => ({
        ...last,
        currentChapter: named(last.currentChapter),
        nextChapter: named(last.nextChapter),
        topComments,
      });
      const pages = view!.pages!.map((page) => (page.lastPage ? { lastPage: ended(page.lastPage) } : page));
      return {
        mangaViewer: {
          ...view,
          chapterId,
          titleName: credit,
          chapterName: credit,
          title: { ...view!.title, name: credit, author: credit },
          pages,
        },
      };
    },
  },
};

/** A title and a chapter of its that the real origin has. */
export interface RealOne {
  titleId: number;
  chapterId: number;
}

/**
 * An origin whose announcements, news, comments, lists and all names and credits are payloads; the rest it answers as the one at `real` does.
 * The titles and chapters of `payloadCredits` are told of as a real one is.
 */
export async function poisonedOrigin(
  real: string,
  payloads: readonly string[],
  one: RealOne,
): Promise<LocalServer & { base: string }> {
  const record = recordAnswers(real);
  const whole = madeUp(payloads);
  const credits = new Map(payloadCredits(payloads).map((credit) => [String(credit.id), credit]));
  const realIds: Record<string, number> = { title_id: one.titleId, chapter_id: one.chapterId };
  let at = 0;
  const next = () => payloads[at++ % payloads.length]!;

  /** What is said to a question; one about a title or chapter of a credit is asked about the real one. */
  async function said(url: URL): Promise<wire.IResponse> {
    const path = url.pathname.replace(/^\/api\//, '');
    const about = ABOUT_ONE[path];
    const credit = about && credits.get(url.searchParams.get(about.parameter) ?? '');
    if (!credit && whole[path]) return { success: whole[path] };
    if (credit) url.searchParams.set(about.parameter, String(realIds[about.parameter]));
    const { success, error } = decodeResponse(await record(`/${path}${url.search}`));
    if (!success) return { error };
    const words = poisoned<wire.ISuccessResult>(success, next);
    return { success: credit ? about!.credited(words, credit) : words };
  }

  async function answer({ url = '' }: IncomingMessage, response: ServerResponse) {
    response.writeHead(200, PROTOBUF).end(encodeResponse(await said(new URL(url, 'http://origin'))));
  }

  const { url, close } = await serveLocally(answer);
  return { url, base: `${url}/api`, close };
}
