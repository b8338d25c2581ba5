/** Stands in for the `long` package in the browser: protobufjs then reads int64 as numbers. */
export const isLong = undefined;
