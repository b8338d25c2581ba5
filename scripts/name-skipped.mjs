/** Names of what was skipped, each once, with the number of tests that it stands for where these are several. */
export function nameSkipped(names) {
  return [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return count === 1 ? name : `${name}: ${count} tests`;
  });
}
