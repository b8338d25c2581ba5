/** Declares what is skipped, on a machine that cannot run it, under a title that says why: a run's end tells of it. */
export const skipped = <Kind extends jest.Describe | jest.It>(kind: Kind, why: string): Kind =>
  ((title: string, ...rest: [jest.EmptyFunction]) => kind.skip(`${title} (${why})`, ...rest)) as unknown as Kind;
