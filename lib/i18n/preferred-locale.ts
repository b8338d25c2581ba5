/**
 * The first locale that an Accept-Language header asks for and the product speaks.
 * A range like `pt-BR;q=0.8` counts by its language; ranges of weight 0 are refusals.
 */
export function preferredLocale<Locale extends string>(
  header: string,
  locales: readonly Locale[],
  fallback: Locale,
): Locale {
  const asked = header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.trim().toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of asked) {
    const locale = locales.find((known) => known === language);
    if (locale) return locale;
  }
  return fallback;
}
