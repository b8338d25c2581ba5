const LOOK_MS = 500;

/**
 * npm passes SIGTERM on to its shell, which ends without a word to what it runs: where npm has started this process, it ends by itself, as by SIGTERM,
 * once the shell is gone. On Windows a process keeps the number of one that is gone, hence the second question.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === shell && isThere(shell)) return;
    clearInterval(look);
    // Nobody listens while things are still prepared.
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1);
  }, LOOK_MS);
  look.unref();
}

function isThere(pid) {
  try {
    return process.kill(pid, 0);
  } catch ({ code }) {
    return code === 'EPERM';
  }
}
