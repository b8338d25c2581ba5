export function auditOutcome(shipped: string, all: string): { told: string; isFault: boolean; isAnswered: boolean };
