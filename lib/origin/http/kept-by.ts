/** What an answer that is the same for all is kept by within its second: the address as it is written too, then nothing of it needs to be read. */
export const keptBy = (request: Request, base: string): string => `${base} ${request.url}`;
