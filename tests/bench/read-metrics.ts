/** Counters of a site process since its start. */
export interface Metrics {
  processorSeconds: number;
  residentBytes: number;
  /** Responses of pages, of any status. */
  pages: number;
}

/** Sums the samples of a metric in the Prometheus text format, of those with the label. */
function sumOf(text: string, name: string, label = ''): number {
  const lines = text.split('\n').filter((line) => new RegExp(`^${name}[ {]`).test(line) && line.includes(label));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

/** @throws when the process does not answer with its metrics */
export async function readMetrics(address: string, token: string): Promise<Metrics> {
  const response = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${address}/metrics was answered with ${response.status}`);
  const text = await response.text();
  return {
    processorSeconds: sumOf(text, 'process_cpu_seconds_total'),
    residentBytes: sumOf(text, 'process_resident_memory_bytes'),
    pages: sumOf(text, 'komawari_requests_seconds_count', 'kind="page"'),
  };
}
