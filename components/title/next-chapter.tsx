'use client';

import { useTranslations } from 'next-intl';

import { LocalTime } from '@/components/catalog/local-time';

import { timeLeft } from './model/time-left';
import { useNow } from './use-now';

/** When the next chapter comes: its date, and how long until then once there is a clock to ask. */
export function NextChapter({
  at,
  className,
  valueClassName,
}: {
  at: number;
  className?: string;
  valueClassName?: string;
}) {
  const t = useTranslations('title');
  const now = useNow();
  const left = now === undefined ? undefined : timeLeft(at, now);
  return (
    <div className={className}>
      <dt data-either={t(left ? 'facts.next' : 'facts.nextIn')}>{t(left ? 'facts.nextIn' : 'facts.next')}</dt>
      {left && <dd className={valueClassName}>{t(`left.${left.unit}`, { ...left })}</dd>}
      {!left && <dd>{now === undefined ? <LocalTime seconds={at} /> : t('facts.due')}</dd>}
    </div>
  );
}
