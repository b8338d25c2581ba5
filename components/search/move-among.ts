const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus from the field to the results, along them and back; says whether the key was one that does. */
export function moveAmong(key: string, field: HTMLElement | null, screen: HTMLElement): boolean {
  const step = STEPS[key];
  const stops = [field, ...screen.querySelectorAll<HTMLElement>('a[data-result]')];
  const at = stops.indexOf(document.activeElement as HTMLElement | null);
  if (step === undefined || at < 0) return false;
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  return true;
}
