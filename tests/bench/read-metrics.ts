/** What a process of the site has done and used since it began. */
export interface Metrics {
  /** Seconds of processor time. */
  processorSeconds: number;
  residentBytes: number;
  /** Pages that were answered, whatever their status. */
  pages: number;
}

/** Adds up the values of a metric in the form that Prometheus reads, of those lines that have all the labels. */
function sumOf(text: string, name: string, ...labels: readonly string[]): number {
  const lines = text
    .split('\n')
    .filter(
      (line) =>
        line.startsWith(name) && /^[ {]/.test(line.slice(name.length)) && labels.every((label) => line.includes(label)),
    );
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

/** Reads them from their text. */
export function parseMetrics(text: string): Metrics {
  return {
    processorSeconds: sumOf(text, 'process_cpu_seconds_total'),
    residentBytes: sumOf(text, 'process_resident_memory_bytes'),
    pages: sumOf(text, 'komawari_requests_seconds_count', 'kind="page"'),
  };
}

/** Asks the process at an address. @throws when it does not tell */
export async function readMetrics(address: string, token: string): Promise<Metrics> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${address}/metrics was answered with ${answer.status}`);
  return parseMetrics(await answer.text());
}
