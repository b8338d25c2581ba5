import 'server-only';

const NAMES = { secure: '__Secure-operator', plain: 'operator' } as const;

/** The sealed session among a request's cookies, and the name that it came by. */
export function sealedIn(cookies: string | null | undefined): { name: string; sealed: string } | undefined {
  for (const name of [NAMES.secure, NAMES.plain]) {
    const pair = (cookies ?? '').split(/;\s*/).find((each) => each.startsWith(`${name}=`));
    if (pair) return { name, sealed: pair.slice(name.length + 1) };
  }
  return undefined;
}

/** @param isSecure the browser speaks TLS, with us or with a proxy in front */
export function cookieName(isSecure: boolean): string {
  return isSecure ? NAMES.secure : NAMES.plain;
}

/** A `Set-Cookie`. No script reads it, no other site sends it; it goes to the operator's page alone. */
export function sessionCookie(name: string, sealed: string, maxAge: number): string {
  return `${name}=${sealed}; Path=/admin; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${name === NAMES.secure ? '; Secure' : ''}`;
}
