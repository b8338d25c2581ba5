'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

import { keepInAddress, readLeftAt } from './left-at';
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

  const keep = useCallback((typed: string, leftAt?: Parameters<typeof keepInAddress>[1]) => {
    inAddress.current = typed.trim();
    keepInAddress(inAddress.current, leftAt);
  }, []);

  useEffect(() => {
    if (keyword.trim() === inAddress.current) return;
    const timer = setTimeout(() => keep(keyword), QUIET_MS);
    return () => clearTimeout(timer);
  }, [keyword, keep]);

  return {
    ...state,
    type,
    follow,
    /** Puts the keyword into the address now. */
    commit: () => keep(keyword),
    /** Before a title opens. */
    leave: useCallback((titleId: number) => keep(keyword, { shown, titleId }), [keep, keyword, shown]),
    showMore: () => setState((before) => ({ ...before, shown: before.shown + ROWS })),
  };
}
