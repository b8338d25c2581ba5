import type { Page } from 'playwright';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args: { name?: string };
}

/**
 * Has the browser note what the page's main thread does, until `stop` gives how many milliseconds of processor time its longest task took.
 * What others do on the machine meanwhile is not in them, as it is in what a page can find out by itself.
 */
export async function traceTasks(page: Page): Promise<{ stop: () => Promise<number> }> {
  const session = await page.context().newCDPSession(page);
  const mainThreads = new Set<string>();
  const longest = new Map<string, number>();
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ph, pid, tid, tdur = 0, args } of value as unknown as TraceEvent[]) {
      const thread = `${pid} ${tid}`;
      if (name === 'thread_name' && args.name === 'CrRendererMain') mainThreads.add(thread);
      if (ph === 'X' && name.endsWith('RunTask')) longest.set(thread, Math.max(longest.get(thread) ?? 0, tdur));
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'], excludedCategories: ['*'] },
  });
  return {
    async stop() {
      const complete = new Promise((over) => session.once('Tracing.tracingComplete', over));
      await session.send('Tracing.end');
      await complete;
      await session.detach();
      return longestOn(mainThreads, longest) / 1_000;
    },
  };
}

/** Of the longest tasks of threads the longest on those that are named; NaN where none is, or one of them has none. */
export function longestOn(named: ReadonlySet<string>, longest: ReadonlyMap<string, number>): number {
  if (named.size === 0) return NaN;
  return Math.max(...[...named].map((thread) => longest.get(thread) ?? NaN));
}
