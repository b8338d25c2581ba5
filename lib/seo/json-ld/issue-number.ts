/** A chapter's number, `128` of `#128`; a chapter that has none keeps its name. */
export function issueNumber(name: string): string {
  return /^#\s*(\d+(?:\.\d+)?)$/.exec(name)?.[1] ?? name;
}
