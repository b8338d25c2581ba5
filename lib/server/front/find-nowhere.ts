import 'server-only';

import type { IncomingMessage } from 'node:http';

import { askedLocale } from './asked-locale';
import { isReadable } from './is-readable';

/**
 * Has an address whose escapes mean nothing answered as one that leads nowhere: Next fails on it. Gives the path that is asked for now.
 * @param isNone there is nothing at this address, whatever Next has there
 */
export function findNowhere(path: string, request: IncomingMessage, isNone = false): string {
  if (!isNone && isReadable(path)) return path;
  request.url = `/${askedLocale(path, request.headers)}/nowhere`;
  return request.url;
}
