import { expect } from './test';

/** The policy of responses that are no page. */
export const NO_FRAMES = "frame-ancestors 'none'";
/** The policy of API responses and media. */
export const NOTHING = `default-src 'none'; ${NO_FRAMES}`;

type Headers = Record<string, string>;

/** Checks the security headers that every response carries. */
export function expectGuarded(path: string, headers: Headers): void {
  expect.soft(headers, path).toMatchObject({
    // A second policy would follow a comma.
    'content-security-policy': expect.stringMatching(/^(?!.*,).*\bframe-ancestors 'none'/) as unknown,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*fullscreen=\(self\)/) as unknown,
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/) as unknown,
  });
  expect.soft(headers['set-cookie'], path).toBeUndefined();
}

/** Checks the policy of a page: scripts by hash or from the site itself, nothing inline, nothing from elsewhere by default. */
export function expectPagePolicy(path: string, headers: Headers): void {
  const policy = headers['content-security-policy'] ?? '';
  const directives = new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]),
  );
  const of = (name: string) => directives.get(name)?.join(' ');
  expect.soft(policy, path).toMatch(/^default-src 'none'; script-src 'self'/);
  expect.soft(policy, path).not.toMatch(/unsafe-eval|unsafe-inline|,|'nonce-|\*/);
  expect
    .soft([of('base-uri'), of('frame-ancestors'), of('form-action'), of('frame-src')], path)
    .toEqual(["'none'", "'none'", "'self'", "'none'"]);
  const unhashed = (directives.get('script-src') ?? []).filter((source) => !/^'sha256-[\w+/]{43}='$/.test(source));
  expect.soft(unhashed, path).toEqual(["'self'"]);
  // Proxies take four kilobytes for all headers.
  expect.soft(policy.length, path).toBeLessThan(2_600);
}
