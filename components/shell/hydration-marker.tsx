'use client';

import { useEffect } from 'react';

/** Sets `data-hydrated` on the root element once React has taken over the page: from then on every control responds. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
