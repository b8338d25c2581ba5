import type { Fault } from '../fault';
import { SCHEMAS_HINT } from '../source/read-text-file';
import { count } from './count';

/** Faults for a person, each with its place in the form that editors and terminals follow, and how many there are. */
export function printFaults(faults: readonly Fault[]): string {
  const told = faults.map(({ file, line, column, message, instead }) => {
    const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
    return `${place}\n  ${message}\n  ${instead}`;
  });
  const files = new Set(faults.map(({ file }) => file.split(' › ')[0])).size;
  const isInText = faults.some(({ line }) => line !== undefined);
  return [
    ...told,
    ...(isInText ? [`${SCHEMAS_HINT}.`] : []),
    `${count(faults.length, 'fault', 'faults')} in ${count(files, 'file', 'files')}. Nothing was changed.`,
  ].join('\n\n');
}
