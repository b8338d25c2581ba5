const DAY_MS = 86_400_000;

/** The time stamp that a viewer's address should carry (ms), or undefined where the one it has is of the same UTC day. */
export function renewedTimestamp(current: string | null, nowMs: number): string | undefined {
  const known = current && /^\d{1,15}$/.test(current) ? Number(current) : NaN;
  return Math.floor(known / DAY_MS) === Math.floor(nowMs / DAY_MS) ? undefined : String(nowMs);
}
