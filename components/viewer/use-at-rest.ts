'use client';

import { useEffect, useState } from 'react';

/** Whether the value has not changed for so many ms. */
export function useAtRest(value: number, ms: number): boolean {
  const [rested, setRested] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested === value;
}
