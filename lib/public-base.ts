const HOST =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const PROTOCOL = /^https?$/;

/**
 * The address that absolute URLs start with: the configured one, else that of the request.
 * @param isProxied a proxy that we trust stands in front and says how it was called
 */
export function publicBase(
  request: Request,
  { publicUrl, isProxied }: { publicUrl?: string; isProxied: boolean },
): string {
  if (publicUrl) return publicUrl;
  const told = (name: string, form: RegExp) => (isProxied ? wellFormed(request.headers.get(name), form) : undefined);
  const protocol = told('x-forwarded-proto', PROTOCOL) ?? request.url.slice(0, request.url.indexOf(':'));
  const host =
    told('x-forwarded-host', HOST) ?? wellFormed(request.headers.get('host'), HOST) ?? new URL(request.url).host;
  return `${protocol}://${host.toLowerCase()}`;
}

/** The first of a header's comma list, if it looks as it should. */
function wellFormed(header: string | null, form: RegExp): string | undefined {
  const value = header?.split(',')[0]?.trim();
  return value && form.test(value) ? value : undefined;
}
