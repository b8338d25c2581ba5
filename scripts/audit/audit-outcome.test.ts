import { auditOutcome } from './audit-outcome.mjs';

const report = (...severities: string[]) =>
  JSON.stringify({ vulnerabilities: Object.fromEntries(severities.map((severity, at) => [`p${at}`, { name: `p${at}`, severity, via: ['q', { title: 'It runs', url: 'https://advisories.example/1' }] }])) });

test('a grave advisory is a fault, told with its package', () => {
  expect(auditOutcome(report('moderate', 'high', 'critical'))).toEqual({ told: 'p1 (high)\n  It runs https://advisories.example/1\np2 (critical)\n  It runs https://advisories.example/1', isFault: true });
});

test.each([[report()], [report('low', 'moderate')]])('others are none: %s', (printed) => {
  expect(auditOutcome(printed)).toMatchObject({ told: expect.stringMatching(/^No advisory/), isFault: false });
});

test.each(['', 'npm error 405 Method Not Allowed', '{"error":{"code":"E405"}}', '{"message":"405 Method Not Allowed"}'])('no answer is no fault, and no all-clear: %s', (printed) => {
  expect(auditOutcome(printed)).toMatchObject({ told: expect.stringMatching(/^Not answered/), isFault: false });
});
