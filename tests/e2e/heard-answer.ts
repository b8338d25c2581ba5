import type { Page } from 'playwright/test';

/** Listens for the next answer from an address: gives what waits for its body. The browser itself keeps none of those that a page reads piece by piece. */
export async function heardAnswer(page: Page, address: RegExp): Promise<() => Promise<Uint8Array>> {
  let hear: (body: Uint8Array) => void;
  const heard = new Promise<Uint8Array>((resolve) => (hear = resolve));
  await page.route(
    address,
    async (route) => {
      // A connection that was kept since the last one may be closed in the moment in which it is used again.
      const response = await route.fetch({ maxRetries: 1 });
      hear(await response.body());
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return () => heard;
}
