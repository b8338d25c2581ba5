'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';

import { readsAsInUtc } from '@/components/catalog/time-format';
import type { Locale } from '@/lib/i18n/locales';

/** When a publisher's news was published. */
export interface NewsMoment {
  seconds: number;
  /** Its day in UTC, in words. */
  text: string;
}

/** The day in the reader's time zone; date-fns is loaded only if that differs from the server's day. */
export function NewsTime({ seconds, text }: NewsMoment) {
  const locale = useLocale() as Locale;
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    if (readsAsInUtc(seconds, 'date')) return;
    let isCurrent = true;
    void import('./news-date').then(
      ({ newsDate }) => isCurrent && setOwn(newsDate(seconds, locale)),
      // Without them the server's day stays.
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [seconds, locale]);
  return <time dateTime={new Date(seconds * 1_000).toISOString()}>{own ?? text}</time>;
}
