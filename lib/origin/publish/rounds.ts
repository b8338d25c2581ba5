interface Options {
  /** How long nothing may have changed before a round begins. */
  quietMs: number;
  run: () => Promise<void>;
}

export interface Rounds {
  /** Begins a round at once, or after the one that is under way. */
  begin(): void;
  /** Something has changed: a round begins once it is quiet, and none beside another. */
  changed(): void;
  /** Begins no more, and waits for the one that is under way. */
  stop(): Promise<void>;
}

/** Does a work again and again, one round at a time, when it is told of changes; however many come during a round, one more follows. */
export function createRounds({ quietMs, run }: Options): Rounds {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  function begin(): void {
    if (isStopped) return;
    isWanted = running !== undefined;
    running ??= run().finally(() => {
      running = undefined;
      if (isWanted) begin();
    });
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
