/** Tells who is at the other end of a request's connection, which Next does not; whatever a request itself says there is overwritten. */
export const SOCKET_HEADER = 'x-komawari-socket';

/** The address at the other end of a request's connection; undefined where nobody has told it. */
export const socketOf = ({ headers }: Request): string | undefined => headers.get(SOCKET_HEADER) || undefined;
