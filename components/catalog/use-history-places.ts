'use client';

import { useState } from 'react';

import { forgetReadings } from '@/lib/client/kept-history';
import { useReadingHistory } from '@/lib/client/use-reading-history';
import type { Reading } from '@/lib/domain/reading-history';

interface Removed {
  reading: Reading;
  undo: () => void;
}

/** The history with what was just removed from it still in its place; `rows` is undefined until hydration has ended. */
export function useHistoryPlaces() {
  const history = useReadingHistory();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const isKept = ({ titleId }: Reading) => history?.rows.some((row) => row.titleId === titleId) ?? false;
  const ghosts = removed.map(({ reading }) => reading).filter((reading) => !isKept(reading));
  const others = ({ titleId }: Reading) => removed.filter(({ reading }) => reading.titleId !== titleId);

  return {
    rows: history && [...history.rows, ...ghosts].sort((a, b) => b.at - a.at),
    isRemoved: (reading: Reading) => ghosts.includes(reading),
    remove(reading: Reading) {
      setRemoved([...others(reading), { reading, undo: forgetReadings(reading.titleId) }]);
    },
    restore(reading: Reading) {
      removed.find((each) => each.reading.titleId === reading.titleId)?.undo();
      setRemoved(others(reading));
    },
    /** Removes all, without ghosts. Returns how to bring it back. */
    clear() {
      setRemoved([]);
      return forgetReadings();
    },
  };
}
