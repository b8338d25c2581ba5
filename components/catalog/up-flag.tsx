'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

import { Flag } from '@/components/ui/flag';
import type { TitleUpdateStatus } from '@/lib/domain/title';

import { isFresh } from './is-fresh';

interface Props {
  status?: TitleUpdateStatus;
  /** When its newest chapter began, in seconds. */
  startAt?: number;
  size?: 'normal' | 'lead';
}

const never = () => () => undefined;

/** NEW for a new series; UP, by the reader's own clock and so never in cached HTML, for a chapter of the last day. */
export function UpFlag({ status, startAt = 0, size }: Props) {
  const t = useTranslations('catalog');
  const fresh = useSyncExternalStore(
    never,
    () => isFresh(startAt, Date.now() / 1_000),
    () => false,
  );
  if (status === 'new') return <Flag size={size}>{t('new')}</Flag>;
  return fresh ? <Flag size={size}>{t('up')}</Flag> : null;
}
