'use client';

import { useSearchParams } from 'next/navigation';
import { useLayoutEffect } from 'react';

import { keywordIn } from './model/keyword-in';

/** Tells, before anything is painted, which keyword the address asks for. It draws nothing: whatever reads the address is not in kept pages. */
export function AddressKeyword({ onChange }: { onChange: (keyword: string) => void }) {
  const keyword = keywordIn(useSearchParams().getAll('keyword'));
  useLayoutEffect(() => onChange(keyword), [keyword, onChange]);
  return null;
}
