'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';

import { useHydrated } from '@/components/ui/use-hydrated';
import { AS_SERVED, useServed } from '@/components/ui/use-served';

import { formatTime, readsAsInUtc, type TimeFormat } from './time-format';

/**
 * A moment in the reader's own time zone; in UTC until the browser has taken over. What the server wrote stays as long as it says the same: a browser's
 * first date takes it as long as all else that it takes over of a page.
 */
export function LocalTime({ seconds, format = 'date' }: { seconds: number; format?: TimeFormat }) {
  const locale = useLocale();
  const isOurs = useHydrated();
  const [first] = useState({ seconds, format });
  const isServed = useServed(
    seconds === first.seconds && format === first.format && (!isOurs || readsAsInUtc(seconds, format)),
  );
  const dateTime = new Date(seconds * 1_000).toISOString();
  if (isServed) return <time dateTime={dateTime} {...AS_SERVED} />;
  return <time dateTime={dateTime}>{formatTime(seconds, format, locale, isOurs ? undefined : 'UTC')}</time>;
}
