'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

import { keepInAddress, leaveInAddress, readLeftAt } from './left-at';
import { ROWS } from './model/shown-rows';

/** After the last letter: browsers refuse addresses that change with every one. */
const QUIET_MS = 250;

interface State {
  keyword: string;
  shown: number;
  /** The title whose row has the focus again, after Back. */
  leftTitleId?: number;
}

/**
 * The keyword being typed and how much of its results is shown. The address follows the keyword, and the keyword the address where a link,
 * a form or Back changed it.
 */
export function useKeyword(given: { keyword: string; shown: number }) {
  const [state, setState] = useState<State>(given);
  const inAddress = useRef(given.keyword);
  const hasArrived = useRef(false);
  const { keyword, shown } = state;

  const type = useCallback((typed: string) => setState({ keyword: typed, shown: ROWS }), []);

  const follow = useCallback((asked: string) => {
    const leftAt = hasArrived.current ? undefined : readLeftAt();
    hasArrived.current = true;
    if (asked === inAddress.current && !leftAt) return;
    inAddress.current = asked;
    setState({ keyword: asked, shown: leftAt?.shown ?? ROWS, leftTitleId: leftAt?.titleId });
  }, []);

  const keep = useCallback((typed: string) => {
    inAddress.current = typed.trim();
    keepInAddress(inAddress.current);
  }, []);

  const leave = useCallback(
    (titleId?: number) => {
      inAddress.current = keyword.trim();
      leaveInAddress(inAddress.current, titleId === undefined ? undefined : { shown, titleId });
    },
    [keyword, shown],
  );

  useEffect(() => {
    if (keyword.trim() === inAddress.current) return;
    const timer = setTimeout(() => keep(keyword), QUIET_MS);
    // Whatever is pressed meanwhile may be a link.
    function settle() {
      clearTimeout(timer);
      leave();
    }
    document.addEventListener('click', settle, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', settle, { capture: true });
    };
  }, [keyword, keep, leave]);

  return {
    ...state,
    type,
    follow,
    /** Puts the keyword into the address now. */
    commit: () => keep(keyword),
    /** Before a title opens. */
    leave,
    showMore: () => setState((before) => ({ ...before, shown: before.shown + ROWS })),
  };
}
