import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';

import { isAdminPath } from '@/lib/admin/routes';
import { NEXT_IN_FRONT, readEnv } from '@/lib/env';
import { beginRequest, requestId, REQUEST_ID_HEADER } from '@/lib/log/request-id';

import { CLOSED_HEADER } from '../closed-header';
import { SOCKET_HEADER } from '../socket-header';

import { AGAIN_HEADER } from './again-header';
import { beginAsking } from './asking';
import { answersAtHand } from './at-hand/answers-at-hand';
import { expectedAnswer } from './at-hand/expected-answer';
import { noteAnswer } from './at-hand/note-answer';
import { sendAnswer } from './at-hand/send-answer';
import { checkMethod } from './check-method';
import { countRequest } from './count-request';
import { dropGarbledState } from './drop-garbled-state';
import { findNowhere } from './find-nowhere';
import { findRefuser } from './find-refuser';
import { forgetStatus } from './forget-status';
import { hideQuery } from './hide-query';
import { markClosed } from './mark-closed';
import { ownAddress } from './own-address';
import { POLICY_HEADER, sayPolicy } from './policy/say-policy';
import { receiveAdmin } from './receive-admin';
import { sayHeaders } from './say-headers';
import { sayHowFresh } from './say-how-fresh';
import { sayWhatVaries } from './say-what-varies';
import { standIn } from './stand-in';
import { isStatePage } from './states';

/** What a closed service answers as ever: what its own page is made of, what says that nothing here is for robots, and whoever watches over the process. */
const OPEN = /^\/(?:_next\/static\/|icons\/[\w.-]+$|robots\.txt$|(?:healthz|readyz|metrics|revalidate)$)/;
/** What answers for itself, a closed service included. */
const CALLS = /^\/(?:api|media)\//;

// Read once: the environment is checked anew at each reading.
let trusts: boolean | undefined;
const trustsProxy = () => (trusts ??= (readEnv().trustedProxies ?? NEXT_IN_FRONT) > 0);

/** Sees each request before Next does. Gives what answers it instead of Next, where that is at hand. */
export function receive(request: IncomingMessage, response: ServerResponse): (() => void) | undefined {
  const { headers } = request;
  request.url = ownAddress(request.url ?? '/');
  const asked = resolvedPath(request.url);
  // Next takes one value alone for its router's, but in what it is told to rewrite any: whoever says another asks for a page.
  if (headers.rsc !== '1') delete headers.rsc;
  dropGarbledState(headers);
  countRequest(asked, request, response);
  const id = requestId(headers[REQUEST_ID_HEADER], trustsProxy());
  beginRequest(id);
  // Whoever asks cannot mark a request; what is open as ever is not marked by us either.
  delete headers[CLOSED_HEADER];
  headers[SOCKET_HEADER] = request.socket.remoteAddress ?? '';
  // Next would have each page it renders, those that it keeps included, carry what stands here.
  delete headers[POLICY_HEADER];
  delete headers[`${POLICY_HEADER}-report-only`];
  findRefuser(asked, request);
  const isCall = CALLS.test(asked);
  sayHeaders(request, response, { isCall, trustsProxy: trustsProxy() });
  // Pages are kept and served to others; what is answered to one alone carries its id.
  if (isCall) response.setHeader(REQUEST_ID_HEADER, id);
  const isAdmin = isAdminPath(asked);
  const refusal = checkMethod(request, response, !(isCall || isAdmin || OPEN.test(asked)));
  if (refusal) return refusal;
  if (isCall || OPEN.test(asked)) return undefined;
  // It stays open while all else is closed, so that the operator can open it again.
  if (isAdmin && readEnv().adminToken) {
    receiveAdmin(request, response);
    return undefined;
  }
  const path = findNowhere(asked, request, isAdmin);
  const closed = markClosed(request);
  hideQuery(path, request, closed !== undefined);
  const expected = expectedAnswer(path, request, closed);
  if (expected) {
    const answer = answersAtHand.find(expected.key, Date.now());
    if (answer) return () => sendAnswer(answer, request, response);
    noteAnswer(expected, response);
  }
  beginAsking(request);
  sayWhatVaries(path, response);
  sayHowFresh(response);
  sayPolicy(response);
  forgetStatus(response);
  // The browser asks for the whole page where a part of it, the router's, has failed.
  if (!closed && headers.rsc === undefined && headers[AGAIN_HEADER] === undefined && !isStatePage(path))
    standIn(request, response, id);
  return undefined;
}

/** What Next serves for an address: `/_next/../titles/1` is a page. */
function resolvedPath(url: string): string {
  return URL.canParse(url, 'http://site') ? new URL(url, 'http://site').pathname : url;
}
