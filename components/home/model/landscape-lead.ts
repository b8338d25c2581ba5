const PHONE = '(width < 768px)';
const PHONE_AND_WIDE = '(width < 768px), (width >= 1440px)';
/** By how many series stand beside the lead; as update-group.module.css lays them out. */
const windows = ['all', PHONE_AND_WIDE, '(width < 1440px)', 'all', PHONE_AND_WIDE];

/** In which windows, as a media query, the lead of a day shows its 16:10 art; in all others its cover. */
export const landscapeLead = (others: number): string => windows[others] ?? PHONE;
