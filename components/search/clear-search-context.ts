'use client';

import { createContext } from 'react';

/** Empties the field and leads back to it, for what stands among the results. */
export const ClearSearchContext = createContext<(() => void) | undefined>(undefined);
