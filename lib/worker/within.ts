/** Settles as a promise does, if it does so in time. @throws when `ms` have passed; undefined waits for ever */
export function within<Value>(promise: Promise<Value>, ms: number | undefined): Promise<Value> {
  if (ms === undefined) return promise;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('late')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
