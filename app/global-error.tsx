'use client';

import { lazy, Suspense, useState } from 'react';

// Every page brings what stands here: what is said is loaded where there is something to say.
const Broken = lazy(async () => ({ default: (await import('@/components/states/broken')).Broken }));

const NOTHING = { lang: 'en', className: '' };

/** In place of the whole document, where the frame of all pages has failed. Its language and type stay. */
export default function GlobalError() {
  const [{ lang, className }] = useState(() => (typeof document === 'undefined' ? NOTHING : { lang: document.documentElement.lang, className: document.documentElement.className }));
  return (
    <html lang={lang} className={className}>
      <body>
        <Suspense>
          <Broken locale={lang} />
        </Suspense>
      </body>
    </html>
  );
}
