export function nameSkipped(names: readonly string[]): string[];
