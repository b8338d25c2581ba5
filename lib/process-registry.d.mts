export function processRegistry(): Map<string, unknown>;
export function oncePerProcess<Value>(name: string, make: () => Value): Value;
