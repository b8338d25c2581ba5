const sizes = new WeakMap<Response, number>();

/** Notes how many bytes an answer's body has, which a Response does not tell. */
export function rememberSize(response: Response, bytes: number): Response {
  sizes.set(response, bytes);
  return response;
}

/** How many bytes an answer's body has; undefined where nobody knows. */
export function sizeOf(response: Response): number | undefined {
  const noted = sizes.get(response);
  if (noted !== undefined) return noted;
  const said = response.headers.get('content-length');
  return said === null ? undefined : Number(said);
}
