'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Activity, Suspense, useCallback, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { SectionHead } from '@/components/ui/section-head';
import type { Language } from '@/lib/domain/language';
import { foldPhrase } from '@/lib/fold';
import { counted } from '@/lib/i18n/counted';

import { AddressKeyword } from './address-keyword';
import { ClearSearchContext } from './clear-search-context';
import { FoundList } from './found-list';
import { FoundSkeleton } from './found-skeleton';
import type { Found } from './model/search-index';
import type { SearchedBy } from './model/searched-by';
import { stateOf } from './model/state-of';
import { moveAmong } from './move-among';
import { SearchField } from './search-field';
import styles from './search-screen.module.css';
import { useFinder } from './use-finder';
import { useKeyword } from './use-keyword';

/** What the server found, the best of it, and how many there are. */
export interface Given {
  keyword: string;
  found: readonly Found[];
  count: number;
  shown: number;
}

interface Props {
  given: Given;
  by: SearchedBy;
  languages: readonly Language[];
  /** That of the interface. */
  own: Language;
  /** What stands there while nothing is searched for. */
  empty: ReactNode;
  /** What says that nothing was found. */
  none: ReactNode;
}

/** Keys that lead from the field to what it has found. */
const LEADING_ON = ['ArrowDown', 'Tab'];

/** Searches while the reader types, among titles that are asked for once, or at the origin. */
export function SearchScreen({ given, by, languages, own, empty, none }: Props) {
  const t = useTranslations('search');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const { keyword, asked, isDrawn, type, catchUp, follow, commit, leave, showMore } = useKeyword(given);
  const { answer, isAnswered, isBusy, error, reload } = useFinder({ by, keyword: asked.keyword, languages, own });
  const shownAnswer = !isAnswered && asked.keyword === given.keyword ? given : answer;
  const found = shownAnswer?.found;
  const count = shownAnswer === given ? given.count : (found?.length ?? 0);
  const state = stateOf({
    isEmpty: foldPhrase(asked.keyword) === '',
    isSearched: isAnswered,
    found: found?.length,
    hasFailed: error !== undefined,
  });

  // A link or the server led to a keyword: from here the reader types on.
  useEffect(() => {
    if (state === 'empty' && document.activeElement === document.body) input.current?.focus({ preventScroll: true });
  }, [state]);

  const clear = useCallback(() => {
    type('');
    input.current?.focus();
  }, [type]);

  function onKeyDown(event: KeyboardEvent) {
    // It chooses among what the word being written may become.
    if (event.nativeEvent.isComposing) return;
    if (LEADING_ON.includes(event.key)) catchUp();
    if (event.key === 'Escape') {
      if (event.target === input.current) clear();
      else input.current?.focus();
      event.preventDefault();
    } else if (screen.current && moveAmong(event.key, input.current, screen.current)) event.preventDefault();
  }

  return (
    <div ref={screen} onKeyDown={onKeyDown}>
      <Suspense fallback={null}>
        <AddressKeyword onChange={follow} />
      </Suspense>
      <SearchField
        input={input}
        keyword={keyword}
        isBusy={isBusy}
        isSent={error !== undefined}
        isElsewhere={asked.leftTitleId !== undefined}
        onType={type}
        onClear={clear}
        onCommit={commit}
      />
      <div className={styles.line}>
        <p role="status" className={styles.count}>
          {state === 'loading'
            ? t('loading')
            : (state === 'found' || state === 'none') && t('count', counted(count, locale))}
        </p>
        <p className={styles.keys}>{t('keys')}</p>
      </div>
      {/* Kept, for the first letter would spend its time on taking it down. */}
      <Activity mode={state === 'empty' ? 'visible' : 'hidden'}>{empty}</Activity>
      {state === 'loading' && <FoundSkeleton />}
      {state === 'loading' && found && <noscript>{none}</noscript>}
      <ClearSearchContext value={clear}>{state === 'none' && none}</ClearSearchContext>
      {state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <SectionHead level={2} size="side" title={t('failed.head')} />
          <p>{t('failed.text')}</p>
          <Button icon="retry" onClick={reload}>
            {t('failed.retry')}
          </Button>
        </div>
      )}
      {state === 'found' && shownAnswer && (
        <FoundList
          found={shownAnswer.found}
          count={count}
          keyword={shownAnswer.keyword}
          shown={asked.shown}
          isDrawn={isDrawn}
          leftTitleId={asked.leftTitleId}
          onOpen={leave}
          onMore={showMore}
        />
      )}
    </div>
  );
}
