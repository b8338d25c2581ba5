export function auditOutcome(printed: string): { told: string; isFault: boolean };
