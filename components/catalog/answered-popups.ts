/** The popups that this visit's reader has put away: the screens before and behind one chapter do not ask him twice. */
export const answeredPopups = new Set<number>();
