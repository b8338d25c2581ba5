'use client';

import { useSyncExternalStore } from 'react';

import { keepState, watchKept } from './keeping';

/** Whether a chapter is kept, is being kept, or could not be; undefined until it is known. */
export function useKeepState(chapterId: number) {
  return useSyncExternalStore(
    watchKept,
    () => keepState(chapterId),
    () => undefined,
  );
}
