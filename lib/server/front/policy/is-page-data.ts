/** How Next hands a page's data to its scripts. */
const PUSHED = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(/;

/** Whether a script does nothing but hand over data: what is pushed is a list of numbers and strings, and can be no more. */
export function isPageData(script: string): boolean {
  const [pushed] = PUSHED.exec(script) ?? [];
  if (!pushed || !script.endsWith(')')) return false;
  try {
    const list: unknown = JSON.parse(script.slice(pushed.length, -1));
    return Array.isArray(list) && list.every((part) => ['string', 'number'].includes(typeof part));
  } catch {
    return false;
  }
}
