/** What went wrong with a file of a publisher's, with its name: the decoder's words alone do not tell which one to look at. */
export function namedFailure(file: string, error: unknown): Error {
  return new Error(`${file} cannot be prepared: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}
