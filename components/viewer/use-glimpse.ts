'use client';

import { useEffect, useState } from 'react';

import { useHydrated } from '@/components/ui/use-hydrated';
import { limits } from '@/lib/limits';
import { storage } from '@/lib/storage';

/** Whether something is to be seen for a moment: once in a reader's life, and whenever what it says has changed. */
export function useGlimpse(says: string): boolean {
  const hydrated = useHydrated();
  const [known, setKnown] = useState<string>();
  const [isSeen, setSeen] = useState(false);

  if (hydrated && known !== says) {
    setKnown(says);
    if (known !== undefined || storage.read('tapZonesSeen') === undefined) setSeen(true);
  }
  useEffect(() => {
    if (!isSeen) return;
    storage.write('tapZonesSeen', '1');
    const timer = setTimeout(() => setSeen(false), limits.tapZonesShownMs);
    return () => clearTimeout(timer);
  }, [isSeen, known]);
  return isSeen;
}
