'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import { useNotify } from '@/components/ui/notices';
import { onRefused } from '@/lib/client/later/refused';

/** Says in the notification area around it that something done without a network was refused when it was sent. */
export function RefusedNotice() {
  const t = useTranslations('catalog.refused');
  const notify = useNotify();
  useEffect(() => onRefused((refused) => notify(t(refused))), [notify, t]);
  return null;
}
