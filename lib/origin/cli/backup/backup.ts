import { readEnv } from '@/lib/env';
import { backUp } from './back-up';
import { copyingFault } from './copying-fault';
import { restore as restoreTo } from './restore';

interface Order {
  /** Absolute. */
  folder: string;
  say: (line: string) => void;
}

/** Backs up what the environment describes. @throws Error in one sentence */
export function backup(order: Order): Promise<void> {
  return follow(backUp, order);
}

/** Restores it. @throws Error in one sentence */
export function restore(order: Order): Promise<void> {
  return follow(restoreTo, order);
}

async function follow(work: typeof backUp, { folder, say }: Order): Promise<void> {
  try {
    await work(readEnv(), folder, say);
  } catch (error) {
    throw copyingFault(error);
  }
}
