import { directivesOf, formatPolicy, withInline } from './directives';

const services = {
  consent: { script: 'https://consent.example/a.js?b=c' },
  ads: { script: 'https://ads.example:8443/tag.js', group: 'C4', units: {} },
};

test('without third parties only the site itself may load anything', () => {
  expect(formatPolicy(directivesOf({}))).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'none'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('configured services load scripts from their own origins, other resources from any', () => {
  const directives = directivesOf({ services, serviceOrigins: ['https://*.ads.example'] });
  expect(directives['script-src']).toEqual([
    "'self'",
    'https://consent.example',
    'https://ads.example:8443',
    'https://*.ads.example',
  ]);
  for (const name of ['img-src', 'connect-src', 'frame-src', 'font-src', 'style-src'])
    expect(directives[name]).toContain('https:');
});

test('a remote origin and a promotion may bring images, no scripts', () => {
  const directives = directivesOf({
    apiOrigin: 'http://127.0.0.1:4000/api',
    promotionPicture: 'https://pictures.example/a.png',
  });
  expect(directives['img-src']).toEqual(
    expect.arrayContaining(['http://127.0.0.1:4000', 'https:', 'https://pictures.example']),
  );
  expect(directives['connect-src']).toEqual(["'self'", 'http://127.0.0.1:4000', 'https:']);
  expect(directives['script-src']).toEqual(["'self'"]);
});

test.each([{}, { services, serviceOrigins: ['https://*.ads.example'] }])(
  'never allows unhashed inline scripts, eval or scripts from any host: %j',
  (given) => {
    const policy = withInline(directivesOf(given), {
      scripts: ["'sha256-a'"],
      styles: ["'sha256-b'"],
      attributes: Array.from({ length: 100 }, (_, at) => `'sha256-${at}'`),
    });
    expect(policy['script-src']).toContain("'sha256-a'");
    expect(policy['script-src']!.join(' ')).not.toMatch(/unsafe|https:(?!\/)|\*(?!\.)|data:|blob:/);
    expect(formatPolicy(policy)).not.toContain('unsafe-eval');
  },
);

test('style attributes are allowed by hash until the header would grow too long', () => {
  const hashes = (count: number) =>
    Array.from({ length: count }, (_, at) => `'sha256-${String(at).padStart(43, 'x')}='`);
  const policyOf = (count: number) =>
    withInline(directivesOf({}), { scripts: hashes(3), styles: [], attributes: hashes(count) });
  expect(policyOf(0)['style-src-attr']).toBeUndefined();
  expect(policyOf(37)['style-src-attr']).toEqual(["'unsafe-hashes'", ...hashes(37)]);
  // The other headers of a page take about 1,000 bytes of nginx's 4,096.
  expect(formatPolicy(policyOf(37)).length).toBeLessThan(3_000);
  expect(policyOf(38)['style-src-attr']).toEqual(["'unsafe-inline'"]);
});
