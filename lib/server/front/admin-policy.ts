import 'server-only';

import { createHash } from 'node:crypto';

/** What the browser may do on the operator's page: no scripts, and of styles within it that of his own site's colour and logo alone. */
export function adminPolicy(style: string | undefined): string {
  const own = style ? ` 'sha256-${createHash('sha256').update(style).digest('base64')}'` : '';
  return `default-src 'none'; style-src 'self'${own}; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}
