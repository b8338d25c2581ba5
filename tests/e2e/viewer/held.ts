/** A promise that a test settles when it likes. */
export function held(): { until: Promise<void>; release: () => void } {
  let release = () => {};
  const until = new Promise<void>((settle) => (release = settle));
  return { until, release };
}
