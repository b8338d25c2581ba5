/** Tells who is at the other end of a request's connection, which Next does not; whatever a request itself says there is overwritten. */
export const SOCKET_HEADER = 'x-komawari-socket';
