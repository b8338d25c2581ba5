/**
 * Whether an address is one of the places or lies below it: the same host, the same path or one within, and every value that the place's query
 * has. Another page of the same host is somebody else's.
 */
export function leadsToPlace(address: string, places: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const to = new URL(address);
  return to.username === '' && to.password === '' && places.some((place) => lies(to, new URL(place)));
}

function lies(to: URL, place: URL): boolean {
  const folder = place.pathname.replace(/\/*$/, '/');
  const isWithin = to.pathname === place.pathname || to.pathname.startsWith(folder);
  return (
    to.origin === place.origin &&
    isWithin &&
    [...place.searchParams].every(([name, value]) => to.searchParams.get(name) === value)
  );
}
