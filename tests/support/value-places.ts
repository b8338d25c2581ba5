/** The way to a part of a value: names, and numbers in lists. */
export type Place = readonly (string | number)[];

/** The ways to all that is in a value, and to itself. */
export const placesIn = (value: unknown, at: Place = []): Place[] =>
  typeof value === 'object' && value !== null
    ? [
        at,
        ...Object.entries(value).flatMap(([name, inner]) =>
          placesIn(inner, [...at, Array.isArray(value) ? Number(name) : name]),
        ),
      ]
    : [at];

/** The same value with another somewhere. */
export const withOther = (value: unknown, [name, ...rest]: Place, other: unknown): unknown => {
  if (name === undefined) return other;
  if (typeof value !== 'object' || value === null) return value;
  const inner = withOther((value as Record<string | number, unknown>)[name], rest, other);
  return Array.isArray(value)
    ? Number(name) < value.length
      ? value.with(Number(name), inner)
      : value
    : { ...value, [name]: inner };
};
