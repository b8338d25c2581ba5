/** The response header by which an answer without a body names the page that is shown in its place. It never leaves the process. */
export const SHOWS_HEADER = 'x-komawari-shows';
