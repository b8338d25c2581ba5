'use client';

import { useEffect, useState, type ReactNode } from 'react';

const TOP_PX = 120;
/** Smaller moves than this are a trembling hand. */
const MOVE_PX = 8;

/** A header that leaves when the reader goes down the page and is back at the first move up. */
export function HideOnScroll({ className, children }: { className?: string; children: ReactNode }) {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    function follow() {
      const y = window.scrollY;
      if (Math.abs(y - last) < MOVE_PX) return;
      setHidden(y > last && y > TOP_PX);
      last = y;
    }
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return (
    <header className={className} data-hidden={hidden || undefined}>
      {children}
    </header>
  );
}
