/** Of what kind a value is that nobody has declared. */
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isFlag = (value: unknown) => typeof value === 'boolean';
export const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const orNone = (is: (value: unknown) => boolean) => (value: unknown) => value === undefined || is(value);
