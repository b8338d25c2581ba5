/** The request header in which a page's query is laid aside for those who lead its reader on. Ours alone: it is taken off all that comes in. */
export const QUERY_HEADER = 'x-komawari-query';
