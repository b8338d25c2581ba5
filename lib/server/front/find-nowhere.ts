import 'server-only';

import type { IncomingMessage } from 'node:http';

import { limits } from '@/lib/limits';

import { askedLocale } from './asked-locale';
import { isReadable } from './is-readable';

/** What Next has by itself: pages that lead nowhere on, in English, and services that nothing here asks for. */
const NEXTS_OWN = /^\/(?:404|500|_error|_global-error|_not-found|_next\/(?:data|image)(?:\/.*)?)$/;

/** Whether Next fails on a path, says it again in headers that proxies have no room for, or has something of its own there. */
const isNowhere = (path: string) => path.length > limits.pagePathMaxLength || NEXTS_OWN.test(path) || !isReadable(path);

/**
 * Has an address at which there cannot be anything answered as one that leads nowhere. Gives the path that is asked for now.
 * @param isNone there is nothing at this address, whatever Next has there
 */
export function findNowhere(path: string, request: IncomingMessage, isNone = false): string {
  if (!isNone && !isNowhere(path)) return path;
  request.url = `/${askedLocale(path, request.headers)}/nowhere`;
  return request.url;
}
