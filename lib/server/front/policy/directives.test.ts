import { directivesOf, formatPolicy, withInline } from './directives';

const NOTHING = { scripts: [], styles: [], attributes: [] };
const services = {
  consent: { script: 'https://consent.example/a.js?b=c' },
  ads: { script: 'https://ads.example:8443/tag.js', group: 'C4', units: {} },
};

test('where the operator names nobody, nobody but the site has a part in a page', () => {
  expect(formatPolicy(directivesOf({}))).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'none'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('services run from where they are named, and show from anywhere', () => {
  const named = directivesOf({ services, serviceOrigins: ['https://*.ads.example'] });
  expect(named['script-src']).toEqual([
    "'self'",
    'https://consent.example',
    'https://ads.example:8443',
    'https://*.ads.example',
  ]);
  for (const name of ['img-src', 'connect-src', 'frame-src', 'font-src', 'style-src'])
    expect(named[name]).toContain('https:');
  expect(named['base-uri']).toEqual(["'none'"]);
});

test('pictures may be where a remote origin, and a promotion, have them; scripts may not', () => {
  const named = directivesOf({
    apiOrigin: 'http://127.0.0.1:4000/api',
    promotionPicture: 'https://pictures.example/a.png',
  });
  expect(named['img-src']).toEqual([
    "'self'",
    'data:',
    'blob:',
    'http://127.0.0.1:4000',
    'https:',
    'https://pictures.example',
  ]);
  expect(named['connect-src']).toEqual(["'self'", 'http://127.0.0.1:4000', 'https:']);
  expect(named['script-src']).toEqual(["'self'"]);
});

test.each([{}, { services, serviceOrigins: ['https://*.ads.example'] }, { apiOrigin: 'https://a.example/api' }])(
  'nothing written into a page runs, and nothing is evaluated: %j',
  (named) => {
    const filled = withInline(directivesOf(named), {
      scripts: ["'sha256-a'"],
      styles: ["'sha256-b'"],
      attributes: Array.from({ length: 100 }, (_, at) => `'sha256-${at}'`),
    });
    expect(filled['script-src']).toContain("'sha256-a'");
    expect(filled['script-src']!.join(' ')).not.toMatch(/unsafe|https:(?!\/)|\*(?!\.)|data:|blob:/);
    expect(formatPolicy(filled)).not.toContain('unsafe-eval');
  },
);

test('style attributes are let in by their words, and all of them only where these would not fit into a header', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `'sha256-${String(at).padStart(43, 'x')}='`);
  const of = (count: number) =>
    withInline(directivesOf({}), { scripts: many(3), styles: [], attributes: many(count) })['style-src-attr'];
  expect(of(0)).toBeUndefined();
  expect(of(27)).toEqual(["'unsafe-hashes'", ...many(27)]);
  expect(of(28)).toEqual(["'unsafe-inline'"]);
  expect(withInline(directivesOf({}), NOTHING)).toEqual(directivesOf({}));
  expect(
    formatPolicy(withInline(directivesOf({}), { scripts: many(3), styles: [], attributes: many(27) })).length,
  ).toBeLessThan(2_500);
});

test('a hash would forbid the styles that services write', () => {
  const { 'style-src': style, 'style-src-attr': attributes } = withInline(directivesOf({ services }), {
    scripts: [],
    styles: ["'sha256-b'"],
    attributes: ["'sha256-c'"],
  });
  expect([style, attributes]).toEqual([
    ["'self'", 'https://consent.example', 'https://ads.example:8443', 'https:', "'unsafe-inline'"],
    undefined,
  ]);
});
