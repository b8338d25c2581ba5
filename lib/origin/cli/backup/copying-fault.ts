import { systemFault } from '../system-fault';

/** What ended a backup, or the way back: a fault of the system in one sentence, all else as it was thrown. */
export function copyingFault(error: unknown): unknown {
  const reason = systemFault(error);
  const { path: where, dest = where } = error as NodeJS.ErrnoException & { dest?: string };
  if (reason === undefined) return error;
  return new Error(
    where === undefined
      ? `It cannot be copied: ${reason}.`
      : `${where === dest ? where : `${where}, or ${dest},`} cannot be copied: ${reason}.`,
    { cause: error },
  );
}
