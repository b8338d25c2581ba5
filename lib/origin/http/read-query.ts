import { limits } from '@/lib/limits';
import { Refusal } from '../refusal';
import { nameAmong } from './name-among';

/** @throws Refusal with status 414 */
export function refuseLongAddress(url: string): void {
  if (url.length > limits.addressMaxLength) {
    throw new Refusal('bad-request', {
      status: 414,
      debugInfo: `An address may have ${limits.addressMaxLength} characters at most.`,
    });
  }
}

/**
 * The parameters of an address. Of one that is repeated the first counts.
 * @param names that a fault may name
 * @throws Refusal with status 400 for bytes that are no UTF-8, NUL, which no database keeps, and values that are too long
 */
export function readQuery(url: string, names: readonly string[]): Record<string, string> {
  const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(url) ?? [];
  if (query === '') return {};
  requireText(query);
  const given = [...new URLSearchParams(query)].reverse();
  const long = given.find(([, value]) => value.length > limits.queryValueMaxLength);
  if (long) throw malformed(`${nameAmong(names, long[0])}: has more than ${limits.queryValueMaxLength} characters`);
  return Object.fromEntries(given);
}

function requireText(query: string): void {
  try {
    if (decodeURIComponent(query).includes('\0')) throw malformed('The query has a NUL character.');
  } catch (error) {
    throw error instanceof Refusal ? error : malformed('The query is not UTF-8 with % before each pair of digits.');
  }
}

function malformed(debugInfo: string): Refusal {
  return new Refusal('bad-request', { status: 400, debugInfo });
}
