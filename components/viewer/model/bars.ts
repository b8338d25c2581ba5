/** The bars over the pages: what the reader last asked for, and whether he has asked at all. */
interface Bars {
  wanted: boolean;
  isTouched: boolean;
}

export const OPENING_BARS: Bars = { wanted: true, isTouched: false };

export type BarsEvent = 'timeout' | 'toggle' | 'show' | 'hide';

interface Around {
  isPopupOpen: boolean;
  isNearEnd: boolean;
}

const NEXT: Record<Exclude<BarsEvent, 'timeout'>, (wanted: boolean, around: Around) => boolean> = {
  toggle: (wanted, { isNearEnd }) => (isNearEnd ? wanted : !wanted),
  show: () => true,
  hide: () => false,
};

/** They leave by themselves only while nobody has asked: what the reader has brought back, stays. */
export function afterBarsEvent(bars: Bars, event: BarsEvent, around: Around): Bars {
  if (event !== 'timeout') return { wanted: NEXT[event](bars.wanted, around), isTouched: true };
  return bars.isTouched || around.isPopupOpen ? bars : { ...bars, wanted: false };
}

/** An open popup and the last two pages keep the bars, whatever was asked. */
export function areBarsShown({ wanted }: Pick<Bars, 'wanted'>, { isPopupOpen, isNearEnd }: Around): boolean {
  return wanted || isPopupOpen || isNearEnd;
}
