'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Fragment, lazy, Suspense, useEffect, type ReactNode } from 'react';

import { forgetOutage } from '@/lib/client/outage';
import { useOutage } from '@/lib/client/use-outage';

// Not next/dynamic: this is part of every page, and its price would be too.
const OutageState = lazy(async () => ({ default: (await import('./outage-state')).OutageState }));

/** The content of an address, or what the service said of itself when it was asked for a part of it; `main` where the content brings its own. */
export function Routed({ main, children }: { main?: 'main'; children: ReactNode }) {
  const outage = useOutage();
  const Main = main ?? Fragment;
  return (
    <>
      <Suspense fallback={null}>
        <Forget />
      </Suspense>
      {outage ? (
        <Main>
          <Suspense fallback={null}>
            <OutageState outage={outage} />
          </Suspense>
        </Main>
      ) : (
        children
      )}
    </>
  );
}

function Forget() {
  const address = `${usePathname()}?${useSearchParams().toString()}`;
  useEffect(() => forgetOutage, [address]);
  return null;
}
