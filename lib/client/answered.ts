import { createListeners } from './create-listeners';

const listeners = createListeners();

/** The origin has answered this tab: it is within reach. */
export function tellAnswered(): void {
  listeners.tell();
}

/** Calls back at every answer; returns what ends that. */
export const onAnswered = listeners.add;
