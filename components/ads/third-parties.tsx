'use client';

import { useEffect, useState, type ReactNode } from 'react';

import type { ThirdParties as Named } from '@/lib/domain/third-parties';

import { whenReadable } from './when-readable';

/** Where the operator's third parties begin, once the page can be read; drawn only where he has named any. */
export function ThirdParties({ named }: { named: Named }): ReactNode {
  const [services, setServices] = useState<ReactNode>();
  // Not next/dynamic: this is part of every page, and its price would be too.
  useEffect(
    () =>
      whenReadable(
        () =>
          void import('./services')
            .then(({ Services }) => setServices(<Services named={named} />))
            .catch(() => undefined),
      ),
    [named],
  );
  return services;
}
