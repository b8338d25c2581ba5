'use client';

import { useLocale } from 'next-intl';

import { useHydrated } from '@/components/ui/use-hydrated';

import { formatTime, type TimeFormat } from './time-format';

/** A moment in the reader's own time zone; in UTC until the browser has taken over. */
export function LocalTime({ seconds, format = 'date' }: { seconds: number; format?: TimeFormat }) {
  const timeZone = useHydrated() ? undefined : 'UTC';
  const text = formatTime(seconds, format, useLocale(), timeZone);
  return <time dateTime={new Date(seconds * 1_000).toISOString()}>{text}</time>;
}
