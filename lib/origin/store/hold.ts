/** Gives what is held under a key, and holds what `read` gives under another. */
type Hold<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

/** Holds one thing at a time. All who ask while it is read share one reading; one that failed is not held. */
export function hold<Value>(): Hold<Value> {
  let held: { key: string; value: Promise<Value> } | undefined;
  return (key, read) => {
    if (held?.key === key) return held.value;
    const reading = { key, value: read() };
    held = reading;
    reading.value.catch(() => {
      if (held === reading) held = undefined;
    });
    return reading.value;
  };
}
