/** How long a notice stays that nothing follows. */
export const NOTICE_SHOWN_MS = 4_000;
