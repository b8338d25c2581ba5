'use client';

import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';

import { EmptyState } from './empty-state';

/** Something of ours is broken. `retry` asks for the page again. */
export function ErrorState({ retry }: { retry: () => void }) {
  const t = useTranslations('states.error');
  return <EmptyState picture="error" title={t('title')} text={t('text')} action={<Button onClick={retry}>{t('action')}</Button>} />;
}
