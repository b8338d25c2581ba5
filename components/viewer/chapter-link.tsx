'use client';

import { createContext, use, type ComponentProps } from 'react';

import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

/** Goes to a chapter from within the viewer. */
export const GoToChapter = createContext<((chapterId: number) => void) | undefined>(undefined);

interface Props extends Omit<ComponentProps<typeof Link>, 'href' | 'replace'> {
  chapterId: number;
}

/** From chapter to chapter, within the viewer where it can be. The new one takes the old one's place: one Back leaves the viewer. */
export function ChapterLink({ chapterId, onClick, ...link }: Props) {
  const goTo = use(GoToChapter);
  return (
    <Link
      {...link}
      href={routes.viewer(chapterId)}
      replace
      onClick={(event) => {
        onClick?.(event);
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (!isPlain || !goTo) return;
        event.preventDefault();
        // The chapter that is being read already keeps its place.
        if (!link['aria-current']) goTo(chapterId);
      }}
    />
  );
}
