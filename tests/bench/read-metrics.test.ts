import { parseMetrics } from './read-metrics';

const TEXT = `# HELP process_cpu_seconds_total Total user and system CPU time spent in seconds.
process_cpu_seconds_total 1.5
process_cpu_seconds_total_other 9
process_resident_memory_bytes 2097152
komawari_requests_seconds_count{kind="page",status="200"} 3
komawari_requests_seconds_count{status="404",kind="page"} 2
komawari_requests_seconds_count{kind="call",status="200"} 70
komawari_requests_seconds_sum{kind="page",status="200"} 0.5
`;

test('what the process says of itself is read, and pages are counted whatever their status', () => {
  expect(parseMetrics(TEXT)).toEqual({ processorSeconds: 1.5, residentBytes: 2_097_152, pages: 5 });
});
