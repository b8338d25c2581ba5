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

const titlesOf = ({ via = [] }) =>
  via.filter((one) => typeof one === 'object').map(({ title, url }) => `${title} ${url}`);
const toldOf = (grave) =>
  grave.map((one) => [`${one.name} (${one.severity})`, ...titlesOf(one)].join('\n  ')).join('\n');

/** What is said of packages that only build and test: in words, and never a fault. */
function besides(shipped, all) {
  const others = all?.filter(({ name }) => !shipped.some((one) => one.name === name)) ?? [];
  return others.length === 0 ? '' : `\nNot shipped, and no fault:\n${toldOf(others)}`;
}

/**
 * What an audit has come to, in words, whether it is a fault, and whether there is one at all. No answer is no fault.
 * @param shipped what is printed of the packages that are shipped, which are judged
 * @param all what is printed of all packages; of the others is only told
 */
export function auditOutcome(shipped, all) {
  const grave = graveIn(shipped);
  if (!grave)
    return {
      told: 'Not answered: the registry in use tells nothing of advisories, so that none is known here.',
      isFault: false,
      isAnswered: false,
    };
  const judged =
    grave.length === 0 ? 'No advisory, high or critical, is known of any package that is shipped.' : toldOf(grave);
  return { told: judged + besides(grave, graveIn(all)), isFault: grave.length > 0, isAnswered: true };
}
