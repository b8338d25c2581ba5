'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, type FormEvent } from 'react';

import { Icon } from '@/components/ui/icon';
import { useSlashKey } from '@/components/ui/use-slash-key';
import { getPathname, useRouter } from '@/lib/i18n/navigation';
import { limits } from '@/lib/limits';
import { routes } from '@/lib/routes';

import { isSearch } from './model/current-section';
import styles from './search-field.module.css';
import { usePagePath } from './use-page-path';

/** Leads to the search with what was typed; without scripts as a plain form. Not there where the search itself is. */
export function SearchField() {
  const t = useTranslations('shell');
  const locale = useLocale();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const isAtSearch = isSearch(usePagePath());

  function focus() {
    // Narrow windows have no room for the field.
    if (input.current?.offsetParent) input.current.focus();
    else router.push(routes.search());
  }
  useSlashKey(isAtSearch ? undefined : focus);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const keyword = input.current?.value.trim() ?? '';
    if (keyword) router.push(routes.search(keyword));
  }

  return (
    <form
      role="search"
      className={styles.field}
      hidden={isAtSearch}
      action={getPathname({ href: routes.search(), locale })}
      onSubmit={search}
    >
      <Icon name="search" size={20} />
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="keyword"
        required
        maxLength={limits.keywordMaxLength}
        placeholder={t('search')}
        aria-label={t('search')}
      />
    </form>
  );
}
