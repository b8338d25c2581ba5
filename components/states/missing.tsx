import { notFound } from 'next/navigation';
import { Suspense } from 'react';

import { NotFound } from './not-found';

/**
 * What a page returns for an address that leads nowhere: the not-found page, status 404, read without scripts. A page that throws
 * `notFound()` itself is answered with an empty body that the browser fills. Thrown within a boundary it makes the same status and leaves
 * what is around it; and since React renders nothing in a `<noscript>` in the browser, the boundary stays on the server.
 */
export function Missing() {
  return (
    <>
      <NotFound />
      <noscript>
        <Suspense fallback={null}>
          <Status />
        </Suspense>
      </noscript>
    </>
  );
}

function Status(): never {
  notFound();
}
