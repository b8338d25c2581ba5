/** The argument that stands for the site's name in texts. */
const ARGUMENT = 'site';

/**
 * Texts with the site's name in place of `{site}`: prose and messages as they are written, and messages as the build compiles them, in which an
 * argument is a list of its name alone.
 */
export function nameSite<Texts>(texts: Texts, site: string): Texts {
  return named(texts, site) as Texts;
}

function named(text: unknown, site: string): unknown {
  if (typeof text === 'string') return text.replaceAll(`{${ARGUMENT}}`, () => site);
  if (Array.isArray(text))
    return text.length === 1 && text[0] === ARGUMENT ? site : text.map((part: unknown) => named(part, site));
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([key, part]) => [key, named(part, site)]));
}
