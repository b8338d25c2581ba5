/** The bars over the pages: what the reader last asked for. */
export interface Bars {
  wanted: boolean;
}

export type BarsEvent = 'timeout' | 'toggle' | 'show' | 'hide';

interface Around {
  isPopupOpen: boolean;
  isNearEnd: boolean;
}

const NEXT: Record<BarsEvent, (wanted: boolean, around: Around) => boolean> = {
  timeout: (wanted, { isPopupOpen }) => wanted && isPopupOpen,
  toggle: (wanted, { isNearEnd }) => (isNearEnd ? wanted : !wanted),
  show: () => true,
  hide: () => false,
};

export function afterBarsEvent({ wanted }: Bars, event: BarsEvent, around: Around): Bars {
  return { wanted: NEXT[event](wanted, around) };
}

/** An open popup and the last two pages keep the bars, whatever was asked. */
export function areBarsShown({ wanted }: Bars, { isPopupOpen, isNearEnd }: Around): boolean {
  return wanted || isPopupOpen || isNearEnd;
}
