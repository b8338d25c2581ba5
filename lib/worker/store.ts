import { surplus } from './model/surplus';

/** Puts a response into a cache, and takes out the oldest entries that are too many; where there is no room, nothing is kept. */
export async function store(name: string, address: string, response: Response, max: number): Promise<void> {
  try {
    const cache = await caches.open(name);
    // What is put in again becomes the newest.
    await cache.put(address, response);
    for (const request of surplus(await cache.keys(), max)) await cache.delete(request);
  } catch {
    // The room is the reader's, and what he wants to keep has it first.
  }
}
