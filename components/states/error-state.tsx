'use client';

import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';

import { ErrorPicture } from './error-picture';
import { State } from './state';

/** Something of ours is broken. `retry` asks for the page again. */
export function ErrorState({ retry, level }: { retry: () => void; level?: 1 | 2 }) {
  const t = useTranslations('states.error');
  return (
    <State
      level={level}
      drawing={<ErrorPicture />}
      title={t('title')}
      text={t('text')}
      action={<Button onClick={retry}>{t('action')}</Button>}
    />
  );
}
