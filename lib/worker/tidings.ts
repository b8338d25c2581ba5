/** What a tab tells the worker. */
type Tidings =
  /** A page was opened that the worker did not see being asked for, with the pictures on it. */
  | { kind: 'visited'; address: string; pictures: readonly string[] }
  /** Everything that pages need without a network is wanted; the port is told whether it is there. */
  | { kind: 'complete' };

/** What a message says, if it is one of ours. */
export function tidingsOf(data: unknown): Tidings | undefined {
  const { kind, address, pictures } = (data ?? {}) as Record<string, unknown>;
  if (kind === 'complete') return { kind };
  if (kind !== 'visited' || typeof address !== 'string' || !URL.canParse(address) || !Array.isArray(pictures))
    return undefined;
  return { kind, address, pictures: pictures.filter((picture) => typeof picture === 'string') };
}
