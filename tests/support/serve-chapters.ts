import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chapterOrigin, type ChapterOrigin } from './chapter-origin';
import { serveSite } from './serve-site';

export interface ServedChapters {
  /** The site's, without a slash at its end. */
  url: string;
  origin: ChapterOrigin;
  stop(): Promise<void>;
}

/**
 * The site as it was built last, beside an origin of made-up chapters:
 *
 *     const served = await serveChapters();                                  // in beforeAll; `await served.stop()` in afterAll
 *     await page.goto(`${served.url}/viewer/${CHAPTERS.pages20.id}`);        // fixture-chapters.ts
 *     served.origin.disturb(/\/pages\/1020\/\w+\/3\./, { failure: 404 });  // or 'drop', 'garbage', 'silence'; `heal()` ends it
 *     served.origin.put({ id: 9_001, pages: [{ width: 800, height: 1200 }], next: 1_020 });
 *     served.origin.asked.filter(({ outcome }) => outcome === 'aborted');
 */
export async function serveChapters(options?: Parameters<typeof chapterOrigin>[0]): Promise<ServedChapters> {
  const folder = mkdtempSync(path.join(tmpdir(), 'komawari-chapters-'));
  const origin = await chapterOrigin(options);
  const site = await serveSite({ API_ORIGIN: origin.base, DATA_DIR: folder });
  return {
    url: site.url,
    origin,
    async stop() {
      await site.stop();
      origin.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
