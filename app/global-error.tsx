'use client';

import { lazy, Suspense, useState } from 'react';

import { HydrationMarker } from '@/components/shell/hydration-marker';

// Every page brings what stands here: what is said is loaded where there is something to say.
const Broken = lazy(async () => ({ default: (await import('@/components/states/broken')).Broken }));

function readRoot() {
  if (typeof document === 'undefined') return { lang: 'en' };
  const { lang, className, dataset } = document.documentElement;
  return { lang, className, 'data-theme': dataset.theme };
}

/** In place of the whole document, where the frame of all pages has failed. Its language, its type and what the reader has it look like stay. */
export default function GlobalError() {
  const [root] = useState(readRoot);
  return (
    <html {...root}>
      <body>
        <Suspense>
          <Broken locale={root.lang} />
        </Suspense>
        <HydrationMarker />
      </body>
    </html>
  );
}
