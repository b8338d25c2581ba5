'use client';

import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { keepInAddress, leaveInAddress, readLeftAt } from './left-at';
import { ROWS } from './model/shown-rows';

/** After the last letter: browsers refuse addresses that change with every one. */
const QUIET_MS = 250;

/** What is searched for, and how much of it is shown. */
interface Asked {
  keyword: string;
  shown: number;
  /** The title whose row has the focus again, after Back. */
  leftTitleId?: number;
}

/**
 * The keyword being typed, and what is asked with it. A key is answered by the field alone, and what is asked follows when the browser has the time: a search that is still
 * being drawn is left off for the next key. The address follows the keyword, and both the address where a link, a form or Back changed it, before anything is painted.
 */
export function useKeyword(given: { keyword: string; shown: number }) {
  const [keyword, setKeyword] = useState(given.keyword);
  const [asked, setAsked] = useState<Asked>(given);
  const [drawn, setDrawn] = useState(given.keyword);
  const inAddress = useRef(given.keyword);
  const hasArrived = useRef(false);
  const latest = useRef({ keyword, asked });
  useLayoutEffect(() => {
    latest.current = { keyword, asked };
  }, [keyword, asked]);

  const type = useCallback((typed: string) => {
    setKeyword(typed);
    startTransition(() => setAsked({ keyword: typed, shown: ROWS }));
  }, []);

  const catchUp = useCallback(() => {
    const { keyword: typed, asked: before } = latest.current;
    if (typed !== before.keyword) flushSync(() => setAsked({ keyword: typed, shown: ROWS }));
  }, []);

  const follow = useCallback((address: string) => {
    const leftAt = hasArrived.current ? undefined : readLeftAt();
    hasArrived.current = true;
    if (address === inAddress.current && !leftAt) return;
    inAddress.current = address;
    setKeyword(address);
    setAsked({ keyword: address, shown: leftAt?.shown ?? ROWS, leftTitleId: leftAt?.titleId });
  }, []);

  const commit = useCallback(() => {
    inAddress.current = latest.current.keyword.trim();
    keepInAddress(inAddress.current);
  }, []);

  const leave = useCallback((titleId?: number) => {
    const { keyword: typed, asked: drawnOf } = latest.current;
    // A title is among what was found for what is asked, which may be a letter behind.
    inAddress.current = (titleId === undefined ? typed : drawnOf.keyword).trim();
    leaveInAddress(inAddress.current, titleId === undefined ? undefined : { shown: drawnOf.shown, titleId });
  }, []);

  const showMore = useCallback(
    () => startTransition(() => setAsked((before) => ({ ...before, shown: before.shown + ROWS }))),
    [],
  );

  useEffect(() => {
    if (keyword.trim() === inAddress.current) return;
    const timer = setTimeout(commit, QUIET_MS);
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
  }, [keyword, commit, leave]);

  useEffect(() => startTransition(() => setDrawn(asked.keyword)), [asked.keyword]);

  return {
    keyword,
    asked,
    /** What is asked has been drawn, and the browser has time for more of it. */
    isDrawn: drawn === asked.keyword,
    type,
    /** Draws what the last letter finds now: the next key is about that. */
    catchUp,
    follow,
    /** Puts the keyword into the address now. */
    commit,
    /** Before a title opens. */
    leave,
    showMore,
  };
}
