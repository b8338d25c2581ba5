/** The popups that come by themselves, first who goes first where several are due. */
const POPUPS = {
  /** Is to be read before the title: it comes although another has been put away on the page, and stays until it is answered. */
  rating: { isOwed: true, stays: true },
  home: { isOwed: false, stays: true },
  promotion: { isOwed: false, stays: true },
  /** Lies over nothing, so it makes way for the others. */
  app: { isOwed: false, stays: false },
} as const;

export type PopupName = keyof typeof POPUPS;

/** One that is on its way keeps its place for a while: those behind it wait to see whether it comes. */
export type PopupStage = 'coming' | 'due' | 'over';

interface Turns {
  due: ReadonlyMap<PopupName, 'coming' | 'due'>;
  /** Whose turn it is. */
  now: PopupName | undefined;
  /** The reader types, or has another dialog open. */
  isBusy: boolean;
  /** One has been put away on this page: but for those that are owed, the rest wait for the next one. */
  wasAnswered: boolean;
}

/** Whose turn it is next: one at a time, and none while its reader is busy. */
export function nextTurn({ due, now, isBusy, wasAnswered }: Turns): PopupName | undefined {
  const kept = now && due.has(now) ? now : undefined;
  if (isBusy || (kept && POPUPS[kept].stays)) return kept;
  const first = (Object.keys(POPUPS) as PopupName[]).find(
    (name) => due.has(name) && (!wasAnswered || POPUPS[name].isOwed),
  );
  return first && due.get(first) === 'due' ? first : undefined;
}
