'use client';

import { createContext } from 'react';

/** Takes all filters away; for what a page puts in the shelf's place when nothing is left on it. */
export const ClearFiltersContext = createContext<() => void>(() => undefined);
