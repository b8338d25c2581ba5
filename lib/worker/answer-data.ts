import { limits } from '@/lib/limits';

import { findPage } from './find-page';
import type { AskedEvent } from './scope';
import { within } from './within';

/**
 * The data of a page on the way to it. It is not kept: it fits one build and one place to come from. Where it does not come, the router goes
 * to the page itself, which is; so what is there waits no longer than that.
 */
export async function answerData({ request }: AskedEvent): Promise<Response> {
  const stored = await findPage(request.url);
  return within(fetch(request), stored && limits.offlineWaitMs).catch(() => Response.error());
}
