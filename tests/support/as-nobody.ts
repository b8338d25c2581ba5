const NOBODY = 65_534;

/** Does a work as a user who may do nothing special, though tests may run as one who may. */
export async function asNobody<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.getuid!() !== 0) return work();
  process.seteuid!(NOBODY);
  try {
    return await work();
  } finally {
    process.seteuid!(0);
  }
}
