interface Rest {
  isOver: boolean;
  /** The time to keep instead: the clock has been set back, and the rest begins anew. */
  from?: number;
}

/**
 * Whether what last happened at a stored time may happen again, `restMs` later; times in ms since 1970. What is no time counts as never. One that is
 * still to come would last for ever, and to forget it would let what has just happened happen twice.
 */
export function restSince(stored: string | undefined, now: number, restMs: number): Rest {
  const last = stored === undefined || stored.trim() === '' ? Number.NaN : Number(stored);
  if (!Number.isFinite(last)) return { isOver: true };
  return last > now ? { isOver: false, from: now } : { isOver: now - last >= restMs };
}
