const LOOK_MS = 5_000;
const MINUTE = 60;

export interface Repeating {
  /** Resolves when what is under way has ended; nothing begins any more. */
  stop(): Promise<void>;
}

/**
 * Does something in every minute of a clock, and once at the beginning, one after the other. A failure is told and does not end it. It keeps no
 * process alive.
 * @param now seconds
 */
export function everyMinute(
  now: () => number,
  work: () => Promise<void>,
  log: (message: string, error: unknown) => void,
): Repeating {
  let lastMinute: number | undefined;
  let underWay: Promise<void> | undefined;

  function look(): void {
    const minute = Math.floor(now() / MINUTE);
    if (underWay || minute === lastMinute) return;
    lastMinute = minute;
    underWay = work()
      .catch((error: unknown) => log('Readers could not be told of new chapters', error))
      .finally(() => (underWay = undefined));
  }

  look();
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
