import { auditOutcome } from './audit-outcome.mjs';

const report = (...severities: string[]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      severities.map((severity, at) => [
        `p${at}`,
        { name: `p${at}`, severity, via: ['q', { title: 'It runs', url: 'https://advisories.example/1' }] },
      ]),
    ),
  });

const told = (name: string, severity: string) => `${name} (${severity})\n  It runs https://advisories.example/1`;

test('a grave advisory is a fault, told with its package', () => {
  const printed = report('moderate', 'high', 'critical');
  expect(auditOutcome(printed, printed)).toEqual({
    told: `${told('p1', 'high')}\n${told('p2', 'critical')}`,
    isFault: true,
    isAnswered: true,
  });
});

test.each([[report()], [report('low', 'moderate')]])('others are none: %s', (printed) => {
  expect(auditOutcome(printed, printed)).toMatchObject({
    told: expect.stringMatching(/^No advisory.*\.$/),
    isFault: false,
  });
});

test('of what is not shipped a grave advisory is told, and is no fault by itself', () => {
  const beside = `\nNot shipped, and no fault:\n${told('p1', 'critical')}`;
  expect(auditOutcome(report('moderate'), report('moderate', 'critical', 'low'))).toMatchObject({
    told: expect.stringMatching(/^No advisory/),
    isFault: false,
  });
  expect(auditOutcome(report('moderate'), report('moderate', 'critical', 'low')).told).toContain(beside);
  expect(auditOutcome(report('high'), report('high', 'critical'))).toEqual({
    told: told('p0', 'high') + beside,
    isFault: true,
    isAnswered: true,
  });
  expect(auditOutcome(report('high'), '')).toMatchObject({ told: told('p0', 'high'), isFault: true });
});

test.each([
  '',
  'npm error 405 Method Not Allowed',
  '{"error":{"code":"E405"}}',
  '{"message":"405 Method Not Allowed"}',
])('no answer is no fault, and no all-clear: %s', (printed) => {
  expect(auditOutcome(printed, report('high'))).toMatchObject({
    told: expect.stringMatching(/^Not answered/),
    isFault: false,
    isAnswered: false,
  });
});
