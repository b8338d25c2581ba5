interface Options {
  /** How long nothing may have changed before a round begins. */
  quietMs: number;
  /** How long after a round that is to be tried again it is, unless something changes before. */
  retryMs: number;
  /** Gives whether it is to be tried again though nothing changes. */
  run: () => Promise<boolean>;
}

interface Rounds {
  /** Begins a round at once, or after the one that is under way. */
  begin(): void;
  /** Something has changed: a round begins once it is quiet, and none beside another. */
  changed(): void;
  /** Begins no more, and waits for the one that is under way. */
  stop(): Promise<void>;
}

/** Does a work again and again, one round at a time, when it is told of changes; however many come during a round, one more follows. */
export function createRounds({ quietMs, retryMs, run }: Options): Rounds {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  function begin(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isStopped) return;
    isWanted = running !== undefined;
    running ??= run().then(end);
  }
  function end(isToBeRetried: boolean): void {
    running = undefined;
    if (isWanted) begin();
    else if (isToBeRetried && !isStopped) timer ??= setTimeout(begin, retryMs);
  }
  return {
    begin,
    changed() {
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(begin, quietMs);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
