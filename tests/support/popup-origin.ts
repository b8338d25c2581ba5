import type { IncomingMessage, ServerResponse } from 'node:http';

import { decodeResponse } from '@/lib/wire/decode-response';
import { encodeResponse } from '@/lib/wire/encode-response';
import type { wire } from '@/lib/wire/messages';

import { recordAnswers } from './record-answers';
import { PROTOBUF, serveLocally } from './serve-locally';

export interface PopupOrigin {
  /** The base of its API. */
  base: string;
  /** The popups whose tap was told, in order; to be emptied at will. */
  tapped: number[];
  close(): void;
}

interface Shown {
  /** On home, by the language that it is asked for in. */
  home: Record<string, wire.IPopup>;
  /** On every title and in every chapter. */
  rating: wire.IPopup;
}

/** Puts popups into an answer: those of home, and that of a title or a chapter. */
function withPopups(path: string, answer: Buffer, { home, rating }: Shown): Uint8Array {
  const message = decodeResponse(answer);
  const language = new URL(path, 'http://origin').searchParams.get('lang') ?? '';
  const { webHomeViewV4, titleDetailView, mangaViewer } = message.success ?? {};
  if (webHomeViewV4) Object.assign(webHomeViewV4, { popup: home[language] });
  if (titleDetailView) Object.assign(titleDetailView, { ratingPopup: rating });
  if (mangaViewer) Object.assign(mangaViewer, { ratingPopup: rating });
  return encodeResponse(message);
}

/** An origin that answers as the one at `real` does, but with these popups. */
export async function popupOrigin(real: string, shown: Shown): Promise<PopupOrigin> {
  const record = recordAnswers(real);
  const tapped: number[] = [];

  async function answer({ url = '' }: IncomingMessage, response: ServerResponse) {
    const path = url.replace(/^\/api/, '');
    const tap = /^\/popup_tap_log\?popup_id=(\d+)/.exec(path);
    if (tap) tapped.push(Number(tap[1]));
    const body = tap ? encodeResponse({ success: {} }) : withPopups(path, await record(path), shown);
    response.writeHead(200, PROTOBUF).end(body);
  }

  const { url, close } = await serveLocally(answer);
  return { base: `${url}/api`, tapped, close };
}
