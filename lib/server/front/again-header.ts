/** With this the server asks itself again for a page that has just failed: whatever comes then is answered as it is. */
export const AGAIN_HEADER = 'x-komawari-again';
