import '../globals.css';

import type { Viewport } from 'next';
import type { ReactNode } from 'react';

import { BeforePaint } from '@/components/shell/before-paint';

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

/** A document of its own: Japanese is no language of the interface. */
export default function JapaneseLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ja" suppressHydrationWarning>
      <head>
        <BeforePaint />
      </head>
      <body>{children}</body>
    </html>
  );
}
