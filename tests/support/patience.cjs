/** Loaded before a program or a page: what it waits for at most, it can be told to wait for no longer, by SIGURG or by `losePatience`. */
const { timeout, any } = AbortSignal;
let patience = new AbortController();

AbortSignal.timeout = (ms) => any.call(AbortSignal, [timeout.call(AbortSignal, ms), patience.signal]);
globalThis.losePatience = () => {
  const lost = patience;
  patience = new AbortController();
  lost.abort(new DOMException('The operation timed out.', 'TimeoutError'));
};
globalThis.process?.on('SIGURG', globalThis.losePatience);
