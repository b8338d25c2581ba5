import { auditOutcome } from './audit/audit-outcome.mjs';
import { Fault, run, UNAVAILABLE } from './fail.mjs';
import { npmAudit } from './audit/npm-audit.mjs';

/** Fails on a known advisory, high or critical, of what is shipped, and tells of those of other packages; says so where the registry answers no audits, and does not fail then. */
await run(async () => {
  const [shipped, all] = await Promise.all([npmAudit(['--omit=dev']), npmAudit([])]);
  const { told, isFault, isAnswered } = auditOutcome(shipped, all);
  if (isFault) throw new Fault(told);
  console.log(told);
  if (!isAnswered) process.exitCode = UNAVAILABLE;
});
