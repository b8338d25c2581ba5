import { mutate } from 'swr';

import { tell } from '@/lib/api/ask';
import { OriginError } from '@/lib/domain/origin-error';
import { storage } from '@/lib/storage';

import { send } from '../send';

import { laterWrites, withoutWrite, type LaterWrite } from './model/later-writes';

const KEY = 'laterWrites';

function forget({ id }: LaterWrite): void {
  const rest = withoutWrite(storage.read(KEY), id);
  if (rest === undefined) storage.remove(KEY);
  else storage.write(KEY, rest);
}

/** What was shown as done is asked for again: it may have been refused. */
const askAgain = () => mutate((key) => key === 'favorites' || (Array.isArray(key) && key[0] === 'comments'));

/** Whether the origin has decided on a write: it was done, or is refused for good. */
async function isDecided({ endpoint, query }: LaterWrite): Promise<boolean> {
  try {
    await tell(send, { endpoint, query });
    return true;
  } catch (error) {
    return error instanceof OriginError && !error.outage;
  }
}

async function sendAll(): Promise<void> {
  let sent = 0;
  for (let [first] = laterWrites(storage.read(KEY)); first && (await isDecided(first)); [first] = laterWrites(storage.read(KEY))) {
    forget(first);
    sent++;
  }
  if (sent > 0) await askAgain();
}

let underway: Promise<void> | undefined;

/** Sends what waits, one after another, as far as the network goes. One tab does it for all. */
export function sendLater(): Promise<void> {
  underway ??= Promise.resolve(navigator.locks ? navigator.locks.request('later-writes', sendAll) : sendAll()).finally(() => (underway = undefined));
  return underway;
}
