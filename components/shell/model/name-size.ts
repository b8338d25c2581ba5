const SHORT = 10;
const LONG = 15;

/** How large a site's name is set; undefined in full size. Marks over and below a letter take no room. */
export function nameSize(name: string): 'long' | 'longest' | undefined {
  const letters = name.replace(/\p{M}/gu, '').length;
  if (letters <= SHORT) return undefined;
  return letters <= LONG ? 'long' : 'longest';
}
