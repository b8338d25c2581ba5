import 'server-only';

import { log } from '@/lib/log/log';

/** Tells the log of a page that could not be made, by the file that makes it: in its address anything may stand. */
export function tellFailure(error: unknown, route: string): void {
  log({ level: 'error', call: route, message: 'It could not be made', error });
}
