import type { Browser, Page } from 'playwright';

import { countBlank, type Point } from './count-blank';
import { median } from './median';
import { openProbed, openViewer, untilShown, WINDOW } from './open-viewer';
import { recordFrames } from './record-frames';

const TURNS = 30;
const TURNS_A_SECOND = 2;

export interface Turning {
  /** Median from a key to the end of the frame that painted the next page, in ms. */
  milliseconds: number;
  /** Frames that were drawn while 30 pages were turned at two a second, and those of them that lacked a page. */
  drawn: number;
  blank: number;
  /** Frames that the page made meanwhile, and those in which the document had no picture in its middle. */
  made: number;
  empty: number;
  mostHeld: number;
}

/** Turns pages at an even pace, forward as far as there are any, then back. Gives the page it ends at. */
async function turnPages(page: Page, pages: number, from: number): Promise<number> {
  let at = from;
  let step = at + TURNS > pages && at > TURNS ? -1 : 1;
  const started = Date.now();
  for (let turn = 1; turn <= TURNS; turn++) {
    if (at + step > pages || at + step < 1) step = -step;
    at += step;
    await page.keyboard.press(step > 0 ? 'ArrowRight' : 'ArrowLeft');
    await page.waitForTimeout(Math.max(0, started + (turn * 1_000) / TURNS_A_SECOND - Date.now()));
  }
  await untilShown(page, at);
  return at;
}

/** Where the page that is shown has colour in any case: near both sides, at half height, beside the number. */
function paintedPoints(page: Page): Promise<Point[]> {
  return page.evaluate(() => {
    const number = window.probe.shown();
    const { left, top, width, height } = document.querySelector(`[data-page="${number}"] img`)!.getBoundingClientRect();
    return [0.06, 0.94].flatMap((x) => [0.4, 0.5, 0.6].map((y) => ({ x: left + x * width, y: top + y * height })));
  });
}

/** Turns through a chapter whose pictures come at once. */
export async function measureTurning(
  browser: Browser,
  address: string,
  chapter: { id: number; pages: number },
): Promise<Turning> {
  const { page, close } = await openViewer(browser, address, chapter.id, 'horizontal');
  try {
    const points = await paintedPoints(page);
    const recording = await recordFrames(page);
    await page.evaluate(() => window.probe.reset());
    const at = await turnPages(page, chapter.pages, 1);
    const { frames: made, emptyFrames: empty, mostHeld } = await page.evaluate(() => window.probe);
    const frames = await recording.stop();
    // Again, for recording takes its part of every frame.
    await page.evaluate(() => window.probe.reset());
    await turnPages(page, chapter.pages, at);
    const turns = await page.evaluate(() => window.probe.turns);
    // A key that turned no page makes the rest no figure.
    const milliseconds = turns.length === TURNS ? median(turns) : NaN;
    return {
      milliseconds,
      drawn: frames.length,
      blank: await countBlank(frames, points, WINDOW.width),
      made,
      empty,
      mostHeld,
    };
  } finally {
    await close();
  }
}

const BARE = `<!doctype html><body style="margin:0"><div data-page="1" style="background:#c33"><img alt="" style="display:block;width:100vw;height:100vh"
  src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"></div>
  <script>addEventListener('keydown', () => { const { dataset, style } = document.querySelector('div'); dataset.page++; style.background = dataset.page % 2 ? '#c33' : '#3c3' })</script>`;

/** The same of a page that only changes the colour of one box: what no viewer can do better. */
export async function measureBareTurning(browser: Browser): Promise<number> {
  const { page, close } = await openProbed(browser, (bare) => bare.goto(`data:text/html,${encodeURIComponent(BARE)}`));
  try {
    await page.evaluate(() => window.probe.reset());
    for (let turn = 0; turn < TURNS; turn++) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(1_000 / TURNS_A_SECOND / 4);
    }
    return median(await page.evaluate(() => window.probe.turns));
  } finally {
    await close();
  }
}
