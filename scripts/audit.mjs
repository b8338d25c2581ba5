import { auditOutcome } from './audit/audit-outcome.mjs';
import { Fault, run } from './fail.mjs';
import { npmAudit } from './audit/npm-audit.mjs';

/** Fails on a known advisory, high or critical, of what is shipped; says so where the registry answers no audits, and does not fail then. */
await run(async () => {
  const { told, isFault } = auditOutcome(await npmAudit());
  if (isFault) throw new Fault(told);
  console.log(told);
});
