import type { ReactNode } from 'react';

const bell = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15z M10 21h4';
const heart = 'M12 20 4.2 12A4.9 4.9 0 0 1 12 6.3 4.9 4.9 0 0 1 19.8 12z';

/** Drawn on 24 px with a 2 px pen; the brand angle where something may lean. */
const drawings = {
  search: <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13z M15.3 15.3 21 21" />,
  globe: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M3 12h18 M12 3c5 5.2 5 12.8 0 18 M12 3c-5 5.2-5 12.8 0 18" />,
  close: <path d="m5 5 14 14 M19 5 5 19" />,
  'chevron-left': <path d="m15 4-8 8 8 8" />,
  'chevron-right': <path d="m9 4 8 8-8 8" />,
  'chevron-down': <path d="m4 9 8 8 8-8" />,
  heart: <path d={heart} />,
  'heart-filled': <path d={heart} fill="currentColor" />,
  favorites: <path d={heart} />,
  bell: <path d={bell} />,
  feed: <path d="M4 20v-3a3 3 0 0 1 3 3z M4 11a9 9 0 0 1 9 9 M4 4a16 16 0 0 1 16 16" />,
  share: <path d="M12 15V3 M7.5 7.5 12 3l4.5 4.5 M7 11H5v10h14V11h-2" />,
  list: <path d="M8 6h13 M8 12h13 M8 18h13 M3 6h1 M3 12h1 M3 18h1" />,
  settings: <path d="M3 7h9 M18 7h3 M3 17h3 M12 17h9 M15 4v6 M9 14v6" />,
  fullscreen: <path d="M4 9V4h5 M15 4h5v5 M20 15v5h-5 M9 20H4v-5" />,
  comment: <path d="M4 4h16v12h-9l-5 5v-5H4z" />,
  post: <path d="M20 3C11 4 6 9 5 17l-1 4 M5 17c7 1 12-2 13-7h-4c3 0 5.5-2 6-7z" />,
  people: (
    <path d="M8.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z M2 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6z M16 11a3 3 0 1 0-1-5.800 M17.5 14.200c2.800.5 4.5 2.5 4.5 5.800h-3" />
  ),
  check: <path d="m4 12.5 5.5 5.5L20 6" />,
  lock: <path d="M5 11h14v10H5z M8 11V8a4 4 0 0 1 8 0v3 M12 15v2" />,
  sort: <path d="M8 4v16 M4 16l4 4 4-4 M16 20V4 M12 8l4-4 4 4" />,
  home: <path d="M4 4h7.5v16H4z M15.5 4H20v6.5h-4.5z M15.5 14.5H20V20h-4.5z" />,
  featured: <path d="m12 3.5 2.7 5.8 6.3.8-4.6 4.3 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 10.1l6.3-.8z" />,
  ranking: <path d="M4 20v-8h4.5v8z M9.75 20V4h4.5v16z M15.5 20v-6H20v6z" />,
  manga: (
    <path d="M12 6.5C9.5 5 6.5 4.5 3 5v14c3.5-.5 6.5 0 9 1.5 2.5-1.5 5.5-2 9-1.5V5c-3.5-.5-6.5 0-9 1.5z M12 6.5v14" />
  ),
  menu: <path d="M3 6h18 M3 12h18 M3 18h12" />,
  sun: (
    <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M12 2v3 M12 19v3 M2 12h3 M19 12h3 M5 5l2 2 M17 17l2 2 M19 5l-2 2 M7 17l-2 2" />
  ),
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />,
  system: <path d="M3 4h18v13H3z M8 21h8 M12 17v4" />,
  'arrow-up': <path d="M12 20V4 M5 11l7-7 7 7" />,
  'arrow-right': <path d="M4 12h16 M13 5l7 7-7 7" />,
  retry: <path d="M20 12a8 8 0 1 1-2.4-5.7L20 8.5 M20 3v5.5h-5.5" />,
  download: <path d="M12 3v12 M7 10.5l5 5 5-5 M4 20h16" />,
  like: <path d="M7 11v10H3V11z M7 11l4-8c2 0 3 1.2 2.7 3L13 10h7l-1.6 9.5a2 2 0 0 1-2 1.5H7" />,
  play: <path d="M7 4.5v15l12-7.5z" fill="currentColor" />,
  pause: <path d="M8 5v14 M16 5v14" strokeWidth="3" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
      focusable="false"
    >
      {drawings[name]}
    </svg>
  );
}
