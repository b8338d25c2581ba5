import { createHash } from 'node:crypto';

import { adminPolicy } from './admin-policy';

test('of styles within a page the operator’s own alone is let in, by its very words', () => {
  const style = ':root{--spot:#ffd400}';
  expect(adminPolicy(style)).toContain(
    `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}';`,
  );
  expect(adminPolicy(undefined)).toContain("style-src 'self';");
  for (const policy of [adminPolicy(style), adminPolicy(undefined)]) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
  }
});
