/** The request header that marks what the operator's switches keep out. Ours alone: it is taken off all that comes in. */
export const CLOSED_HEADER = 'x-komawari-closed';
