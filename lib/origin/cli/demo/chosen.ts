/** What was asked for of what there is, in its own order; all where nothing was. @throws Error naming the first that there is not */
export function chosen<T extends string>(what: string, all: readonly T[], asked: readonly string[] | undefined): T[] {
  const unknown = asked?.find((name) => !all.some((one) => one === name));
  if (unknown !== undefined) throw new Error(`There is no ${what} called ${unknown}. There is: ${all.join(', ')}.`);
  return asked ? all.filter((one) => asked.includes(one)) : [...all];
}
