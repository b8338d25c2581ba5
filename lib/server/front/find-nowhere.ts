import 'server-only';

import type { IncomingMessage } from 'node:http';

import { askedLocale } from './asked-locale';

/** Not an escape of bytes: what is left of the path then is text in UTF-8, or nothing that anybody can read. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Has an address whose escapes mean nothing answered as one that leads nowhere: Next fails on it. Gives the path that is asked for now.
 * @param isNone there is nothing at this address, whatever Next has there
 */
export function findNowhere(path: string, request: IncomingMessage, isNone = false): string {
  if (!isNone && isReadable(path)) return path;
  request.url = `/${askedLocale(path, request.headers)}/nowhere`;
  return request.url;
}
