/** What the origin at `real` answers to a GET of a path below its base, asked for once. */
export function recordAnswers(real: string): (path: string) => Promise<Buffer> {
  const recorded = new Map<string, Buffer>();
  return async (path) => {
    const known = recorded.get(path);
    if (known) return known;
    const answer = Buffer.from(await (await fetch(real + path)).arrayBuffer());
    recorded.set(path, answer);
    return answer;
  };
}
