interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>;
}
export function licencesOf(lock: Lock): Record<string, string[]>;
export function isAllowed(expression: string): boolean;
export function refused(licences: Record<string, string[]>): [string, string[]][];
