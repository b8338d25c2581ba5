import { serveChapters, type ServedChapters } from '../../support/serve-chapters';
import { test as base } from '../translated-context';

interface PerWorker {
  /** The built site beside an origin of made-up chapters (tests/support/fixture-chapters.ts), one for each worker. Each test finds it whole and with empty records. */
  served: ServedChapters;
}

interface PerTest {
  healed: void;
}

/** Tests of the viewer: addresses like `/viewer/1020` are those of the site over made-up chapters. */
export const test = base.extend<PerTest, PerWorker>({
  served: [
    async ({}, provide) => {
      const served = await serveChapters();
      await provide(served);
      await served.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ served }, provide) => provide(served.url),
  healed: [
    async ({ served: { origin } }, provide) => {
      origin.heal();
      origin.asked.length = 0;
      await provide();
    },
    { auto: true },
  ],
});
