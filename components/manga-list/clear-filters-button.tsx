'use client';

import { useTranslations } from 'next-intl';
import { useContext } from 'react';

import { Button } from '@/components/ui/button';

import { ClearFiltersContext } from './clear-filters-context';

/** The way out of a shelf on which nothing is left. */
export function ClearFiltersButton() {
  const t = useTranslations('mangaList');
  return <Button onClick={useContext(ClearFiltersContext)}>{t('clear')}</Button>;
}
