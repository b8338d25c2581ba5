import type { Browser, CDPSession, Page } from 'playwright';

import { openViewer, untilShown } from './open-viewer';
import { traceTasks } from './trace-tasks';

export interface LongChapter {
  /** Bytes of the JavaScript heap that are in use at page 100 and at page 300, rubbish collected. */
  heapAt100: number;
  heapAt300: number;
  mostHeld: number;
  /** The longest task on the way, in ms of processor time; and by the clock, 0 if none took more than 50 ms. */
  longestTask: number;
  longestByClock: number;
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Goes to page 100 and on to page 300 as `advance` does, from one to the other. To collect rubbish is no task of the viewer's. */
async function measure(page: Page, advance: (from: number, to: number) => Promise<void>): Promise<LongChapter> {
  const session = await page.context().newCDPSession(page);
  const go = async (from: number, to: number) => {
    await page.evaluate(() => window.probe.reset());
    const tracing = await traceTasks(page);
    await advance(from, to);
    return { ...(await page.evaluate(() => window.probe)), task: await tracing.stop(), heap: await usedHeap(session) };
  };
  const ways = [await go(1, 100), await go(100, 300)] as const;
  const most = (of: (way: (typeof ways)[number]) => number) => Math.max(...ways.map(of));
  return {
    heapAt100: ways[0].heap,
    heapAt300: ways[1].heap,
    mostHeld: most(({ mostHeld }) => mostHeld),
    longestTask: most(({ task }) => task),
    longestByClock: most(({ longestTask }) => longestTask),
  };
}

/** Turns through a chapter of 300 pages, each as soon as the one before it is shown. */
export async function measureLongTurning(browser: Browser, address: string, chapterId: number): Promise<LongChapter> {
  const { page, close } = await openViewer(browser, address, chapterId, 'horizontal');
  try {
    return await measure(page, async (from, to) => {
      for (let number = from + 1; number <= to; number++) {
        await page.keyboard.press('ArrowRight');
        await untilShown(page, number);
      }
    });
  } finally {
    await close();
  }
}

/** One movement of a wheel that is turned fast, and the pause until the next: some nine windows a second. */
const WHEEL = { px: 240, pauseMs: 30 };

/** Scrolls through a strip of 300 pages without a stop. */
export async function measureScrolling(browser: Browser, address: string, chapterId: number): Promise<LongChapter> {
  const { page, close } = await openViewer(browser, address, chapterId, 'vertical');
  try {
    await page.mouse.move(200, 400);
    return await measure(page, async (_, to) => {
      const passed = () =>
        page.evaluate(
          (number) =>
            document.querySelector(`[data-page="${number}"]`)!.getBoundingClientRect().top < window.innerHeight / 2,
          to,
        );
      while (!(await passed())) {
        await page.mouse.wheel(0, WHEEL.px);
        await page.waitForTimeout(WHEEL.pauseMs);
      }
      await page.evaluate(
        (number) => document.querySelector(`[data-page="${number}"]`)!.scrollIntoView({ block: 'center' }),
        to,
      );
      await untilShown(page, to);
      await page.waitForLoadState('networkidle');
    });
  } finally {
    await close();
  }
}
