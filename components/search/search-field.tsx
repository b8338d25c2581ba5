'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

import { CloseButton } from '@/components/ui/close-button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useSlashKey } from '@/components/ui/use-slash-key';
import { getPathname } from '@/lib/i18n/navigation';
import { limits } from '@/lib/limits';
import { routes } from '@/lib/routes';

import styles from './search-field.module.css';
import { SearchLens } from './search-lens';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  keyword: string;
  /** While the titles are fetched. */
  isBusy: boolean;
  /** The server has to search: the form is sent. */
  isSent: boolean;
  /** The reader came back to a row of the results: the focus is there. */
  isElsewhere: boolean;
  onType: (keyword: string) => void;
  onClear: () => void;
  onCommit: () => void;
}

/** The field as large as a headline. Without scripts it is a form. */
export function SearchField({ input, keyword, isBusy, isSent, isElsewhere, onType, onClear, onCommit }: Props) {
  const t = useTranslations('search');
  const locale = useLocale();
  // The browser itself moves the focus in a document, and not where a link led here within one.
  const [isWithinDocument] = useState(useHydrated());

  function focus() {
    input.current?.focus();
    input.current?.select();
  }
  useSlashKey(focus);

  const arrive = useEffectEvent(() => {
    const field = input.current;
    // What was typed before the scripts came.
    if (field && field.value !== keyword) onType(field.value);
    if (isWithinDocument && !isElsewhere) field?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => arrive(), []);

  return (
    <form
      role="search"
      className={styles.field}
      aria-busy={isBusy}
      action={getPathname({ href: routes.search(), locale })}
      onSubmit={(event) => {
        if (!isSent) event.preventDefault();
        onCommit();
      }}
    >
      <button type="submit" className={styles.submit} aria-label={t('title')}>
        <SearchLens />
      </button>
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="keyword"
        value={keyword}
        placeholder={t('placeholder')}
        aria-label={t('label')}
        maxLength={limits.keywordMaxLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        autoFocus={!isWithinDocument}
        onChange={(event) => onType(event.target.value)}
      />
      {keyword !== '' && <CloseButton label={t('clear')} size={32} className={styles.clear} onClick={onClear} />}
      <span className={styles.bar} />
    </form>
  );
}
