import { mutate } from 'swr';

/** What is shown of the reader's own, on whichever screen, is asked for again: it has changed, or was refused. */
export function askAgain(): void {
  void mutate((key) => key === 'favorites' || (Array.isArray(key) && key[0] === 'comments'));
}
