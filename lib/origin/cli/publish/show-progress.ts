import { limits } from '@/lib/limits';
import { describeProgress, progressBar, type OnProgress, type Progress } from '../../publish/report/progress';

/** Where progress is shown: a bar at a terminal, else lines. */
export interface ProgressOutput {
  /** Draws a line over the one before; absent where the output is no terminal. */
  bar?: { columns: number; draw: (line: string) => void };
  /** Takes a line of progress where there is no bar. */
  log?: (line: string) => void;
}

/**
 * Shows how far a work is until it is ended: at a terminal in a bar, elsewhere in a line every few seconds, also while nothing new is reported.
 * @param clock milliseconds
 */
export function showProgress(
  { bar, log }: ProgressOutput,
  clock: () => number = Date.now,
): { onProgress: OnProgress; end: () => void } {
  let current: { progress: Progress; began: number } | undefined;
  function draw(): void {
    if (current) bar?.draw(progressBar(current.progress, clock() - current.began, bar.columns));
  }
  function tick(): void {
    if (bar) draw();
    else if (current) log?.(describeProgress(current.progress, clock() - current.began));
  }
  const timer = setInterval(tick, bar ? limits.publishBarMs : limits.publishProgressMs);
  return {
    onProgress(progress) {
      const isSame = current?.progress.stage === progress.stage;
      current = { progress, began: isSame ? current!.began : clock() };
      draw();
    },
    end() {
      clearInterval(timer);
      if (current) bar?.draw('');
      current = undefined;
    },
  };
}
