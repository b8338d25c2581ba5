import type { IncomingMessage, ServerResponse } from 'node:http';

import { decodeResponse } from '@/lib/wire/decode-response';
import { encodeResponse } from '@/lib/wire/encode-response';
import { endpoints } from '@/lib/wire/endpoints';
import type { wire } from '@/lib/wire/messages';

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

/** An origin whose announcements, news, comments, lists, names and descriptions are payloads; it answers the rest as the one at `real` does. */
export async function poisonedOrigin(
  real: string,
  payloads: readonly string[],
): Promise<LocalServer & { base: string }> {
  const record = recordAnswers(real);
  const whole = madeUp(payloads);
  let at = 0;
  const next = () => payloads[at++ % payloads.length]!;

  async function respond(url: URL): Promise<wire.IResponse> {
    const path = url.pathname.replace(/^\/api\//, '');
    if (whole[path]) return { success: whole[path] };
    const { success, error } = decodeResponse(await record(`/${path}${url.search}`));
    return success ? { success: poisoned<wire.ISuccessResult>(success, next) } : { error };
  }

  async function answer({ url = '' }: IncomingMessage, response: ServerResponse) {
    response.writeHead(200, PROTOBUF).end(encodeResponse(await respond(new URL(url, 'http://origin'))));
  }

  const { url, close } = await serveLocally(answer);
  return { url, base: `${url}/api`, close };
}
