/** The messages as types: `wire.ITitle` is a title whose fields may be absent, `wire.Title` one that was decoded. */
export type { komawari as wire } from './generated/decode';
