'use client';

import { useEffect, useState } from 'react';

export type PictureState = 'coming' | 'there' | 'broken';

/** How far a picture is that is to be there before it is shown. Where there is none to wait for, it is there. */
export function usePicture(url: string): PictureState {
  const [arrived, setArrived] = useState<{ url: string; state: PictureState }>();

  useEffect(() => {
    if (!url) return;
    const picture = new Image();
    picture.onload = () => setArrived({ url, state: 'there' });
    picture.onerror = () => setArrived({ url, state: 'broken' });
    picture.src = url;
    return () => {
      picture.onload = null;
      picture.onerror = null;
    };
  }, [url]);

  if (!url) return 'there';
  return arrived?.url === url ? arrived.state : 'coming';
}
