type AnsweredPopup = `home ${number}` | `rating ${number}` | 'promotion' | 'app';

/** What this visit's reader has been shown or has put away: where nothing can be stored, it does not come back at the next page. */
export const answeredPopups = new Set<AnsweredPopup>();
