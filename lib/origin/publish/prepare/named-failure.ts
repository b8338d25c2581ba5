import { KeptError } from '../../kept/kept-error';

class Changed extends Error {}

/** What went wrong with a file of a publisher's, with its name: the decoder's words alone do not tell which one to look at. */
export function namedFailure(file: string, error: unknown): Error {
  if (error instanceof Changed || error instanceof KeptError) return error;
  return new Error(`${file} cannot be prepared: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  });
}

export function changedMeanwhile(file: string): Error {
  return new Changed(`${file} has changed while it was being read. Publish again when it is at rest.`);
}
