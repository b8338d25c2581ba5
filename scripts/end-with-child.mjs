/** Passes on that this process is to end, once, for a terminal tells both; then ends as `exitCode` says, from the child's own and whether it was asked to. */
export function endWithChild(child, exitCode) {
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (stopped) return;
      stopped = true;
      child.kill(signal);
    });
  }
  child.on('close', (code) => process.exit(exitCode(code, stopped)));
}
