const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Does a work that looks at its signal, and tidies up behind itself, when the process is asked to end. Asked a second time, the process ends at once.
 * @throws Error in one sentence where it was stopped
 */
export async function untilStopped<Result>(work: (stop: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const forget = () => SIGNALS.forEach((signal) => process.off(signal, end));
  const end = () => {
    forget();
    controller.abort(new Error('Stopped: nothing is left of what was begun.'));
  };
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    forget();
  }
}
