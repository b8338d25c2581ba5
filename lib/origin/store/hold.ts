/**
 * Holds what `read` gave, and gives it again for as long as it is asked for under the same key. All who ask meanwhile share one
 * reading; one that failed is not held.
 */
export function hold<Value>(read: () => Promise<Value>): (key: string) => Promise<Value> {
  let held: { key: string; value: Promise<Value> } | undefined;
  return (key) => {
    if (held?.key === key) return held.value;
    const reading = { key, value: read() };
    held = reading;
    reading.value.catch(() => {
      if (held === reading) held = undefined;
    });
    return reading.value;
  };
}
