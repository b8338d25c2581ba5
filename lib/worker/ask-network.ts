import type { AskedEvent } from './scope';

/** What the network answers: the browser may have asked it before the worker was awake, and would ask again for what is not taken from there. */
export async function askNetwork({ request, preloadResponse }: AskedEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}
