import { tell } from '@/lib/api/ask';
import { NetworkError } from '@/lib/api/network-error';
import type { Call, Send } from '@/lib/api/send';
import { OriginError } from '@/lib/domain/origin-error';
import { storage } from '@/lib/storage';

import { asReader } from '../as-reader';
import { tellOutage } from '../outage';
import { tellOwnChange } from '../own-changes';

import { askAgain } from './ask-again';
import { laterWrite, subjectOf, type LaterWrite, type Write } from './model/later-writes';
import { tellRefused } from './refused';
import { isSaidSent, saySent } from './say-sent';
import { LATER, storedWrites } from './stored-writes';

/** So many things that the origin fails on are passed over; more of them, and it is the origin that has failed. */
const PASSED_OVER_MAX = 3;

/** `decided`: it was done, or is refused for good, which is said. `failed`: the origin failed on it. `away`: nobody listens for now. */
type Fate = 'decided' | 'failed' | 'away';

/** Unlike `send` it does not say that the origin is within reach, which is what sends this. */
const quietly: Send = Object.assign((call: Call) => asReader(call), { closed: tellOutage });

async function tryOnce(write: Write): Promise<Fate> {
  try {
    await tell(quietly, { endpoint: write.endpoint, query: write.query });
    return 'decided';
  } catch (error) {
    if (error instanceof OriginError) {
      if (error.outage) return 'away';
      tellRefused(write);
      return 'decided';
    }
    return error instanceof NetworkError && error.reason !== 'failed' ? 'away' : 'failed';
  }
}

/** What nobody can read would be looked at for ever. */
function removeRubbish(): void {
  for (const key of storage.keysOf(LATER)) {
    if (!laterWrite(key, storage.read(key))) storage.remove(key);
  }
}

async function forget({ id }: LaterWrite): Promise<void> {
  storage.remove(`${LATER}${id}`);
  await saySent(id);
}

/** Sends one after another as far as the network goes. Answers whether the origin decided on any. */
async function sendAll(): Promise<boolean> {
  const passedOver = new Set<string>();
  const next = () => storedWrites().find((write) => !passedOver.has(subjectOf(write)));
  let isAnyDecided = false;
  removeRubbish();
  for (let write = next(); write; write = next()) {
    const fate = (await isSaidSent(write.id)) ? 'decided' : await tryOnce(write);
    if (fate === 'away') break;
    if (fate === 'failed' && passedOver.add(subjectOf(write)).size === PASSED_OVER_MAX) break;
    if (fate === 'failed') continue;
    await forget(write);
    isAnyDecided = true;
  }
  return isAnyDecided;
}

/** One tab at a time: the next one finds what is left. */
const alone = (work: () => Promise<boolean>) =>
  navigator.locks ? navigator.locks.request('later-writes', work) : work();

let isAskedFor = false;
let underway: Promise<void> | undefined;

async function sendWhileAsked(): Promise<void> {
  let isAnyDecided = false;
  try {
    while (isAskedFor) {
      isAskedFor = false;
      isAnyDecided = (await alone(sendAll)) || isAnyDecided;
    }
  } finally {
    underway = undefined;
  }
  if (!isAnyDecided) return;
  tellOwnChange();
  askAgain();
}

/** Sends what waits, one after another, as far as the network goes; what is kept meanwhile goes out with it. */
export function sendLater(): Promise<void> {
  isAskedFor = true;
  underway ??= sendWhileAsked();
  return underway;
}
