'use client';

import { useEffect, useState } from 'react';

/** How many pixels it has. */
export interface PictureSize {
  width: number;
  height: number;
}

type PictureState = 'none' | 'coming' | 'broken' | PictureSize;

/** How far a picture is that is to be there before it is shown. One that is there has a size, so that what shows it keeps its place. */
export function usePicture(url: string): PictureState {
  const [arrived, setArrived] = useState<{ url: string; state: PictureState }>();

  useEffect(() => {
    if (!url) return;
    const picture = new Image();
    picture.onload = () => setArrived({ url, state: { width: picture.naturalWidth, height: picture.naturalHeight } });
    picture.onerror = () => setArrived({ url, state: 'broken' });
    picture.src = url;
    return () => {
      picture.onload = null;
      picture.onerror = null;
    };
  }, [url]);

  if (!url) return 'none';
  return arrived?.url === url ? arrived.state : 'coming';
}
