const GRAVE = ['high', 'critical'];

/** @returns what a report of `npm audit --json` says of packages with a grave advisory; undefined where it is no report */
function graveIn(printed) {
  try {
    const { vulnerabilities } = JSON.parse(printed);
    return vulnerabilities && Object.values(vulnerabilities).filter(({ severity }) => GRAVE.includes(severity));
  } catch {
    return undefined;
  }
}

const titlesOf = ({ via = [] }) => via.filter((one) => typeof one === 'object').map(({ title, url }) => `${title} ${url}`);

/** What an audit has come to, in words, and whether it is a fault. No answer is none. */
export function auditOutcome(printed) {
  const grave = graveIn(printed);
  if (!grave) return { told: 'Not answered: the registry in use tells nothing of advisories, so that none is known here.', isFault: false };
  if (grave.length === 0) return { told: 'No advisory, high or critical, is known of any package that is shipped.', isFault: false };
  return { told: grave.map((one) => [`${one.name} (${one.severity})`, ...titlesOf(one)].join('\n  ')).join('\n'), isFault: true };
}
