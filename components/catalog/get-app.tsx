'use client';

import type { ReactNode } from 'react';

import { useAppStore } from './use-app-store';

/** The way to the app, in the store of the reader's device; nothing where no store has it. */
export function GetApp({ className, children }: { className: string; children: ReactNode }) {
  const href = useAppStore();
  if (!href) return null;
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
