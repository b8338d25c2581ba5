'use client';

import { useEffect } from 'react';

/**
 * Sets `data-hydrated` on the root element once React has hydrated the page: from then on every control responds. Until then those that need
 * scripts look disabled (app/globals.css).
 */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
