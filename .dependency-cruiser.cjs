/** Parts of lib that the site's server and the origin share. */
const PLATFORM = [
  'limits',
  'env',
  'log',
  'registry',
  'switches',
  'metrics',
  'waits',
  'ttl cache',
  'tags',
  'answers',
  'admin',
];

/**
 * Who may import whom: the table of README.md, a row each. `may` lists what of the project a house may import besides itself,
 * `packages` the packages it may use where that is limited. What a row does not list is an error. `$1` is the house's own first group.
 */
const houses = [
  { name: 'limits', path: '^lib/limits\\.ts$', may: [] },
  { name: 'domain', path: '^lib/domain/', may: ['limits'], packages: [] },
  { name: 'wire', path: '^lib/wire/', may: ['limits'], packages: ['protobufjs', 'long'] },
  {
    name: 'doors',
    path: '^lib/(routes|edition|client-address|storage|bucket|cache-names|cookies|env|public-base|promotion|site-links|third-parties|setting-faults|setting-warnings|unknown-settings|push-settings)\\.ts$|^lib/site-identity/|^lib/log/(settings|entry)\\.ts$',
    may: ['limits', 'domain', 'locales'],
  },
  { name: 'admin', path: '^lib/admin/', may: ['limits'], packages: ['zod', 'rate-limiter-flexible'] },
  { name: 'metrics', path: '^lib/metrics\\.ts$', may: ['admin', 'limits', 'registry'], packages: ['prom-client'] },
  {
    name: 'log',
    path: '^lib/log/',
    not: '^lib/log/(settings|entry)\\.ts$',
    may: ['env', 'registry'],
    packages: ['pino'],
  },
  { name: 'switches', path: '^lib/switches/', may: ['limits', 'env', 'log', 'admin', 'registry'], packages: ['zod'] },
  { name: 'registry', path: '^lib/process-registry\\.mjs$', may: [], packages: [] },
  { name: 'waits', path: '^lib/(drain|at-most)\\.ts$', may: [], packages: [] },
  { name: 'ttl cache', path: '^lib/ttl-cache\\.ts$', may: [], packages: ['lru-cache'] },
  { name: 'tags', path: '^lib/knows-tag\\.ts$', may: [], packages: [] },
  { name: 'fold', path: '^lib/fold\\.ts$', may: [], packages: [] },
  { name: 'answers', path: '^lib/(answer-headers|comes-securely)\\.ts$', may: [], packages: [] },
  {
    name: 'i18n',
    path: '^lib/i18n/',
    not: '^lib/i18n/request\\.ts$',
    may: ['limits', 'domain', 'messages', 'env', 'paint'],
    packages: ['next-intl', 'next', 'react'],
  },
  {
    name: 'i18n of pages',
    path: '^lib/i18n/request\\.ts$',
    may: ['i18n', 'site words'],
    packages: ['next-intl', 'next'],
  },
  { name: 'api', path: '^lib/api/', may: ['wire', 'domain', 'limits'], packages: [] },
  {
    name: 'server',
    path: '^lib/server/',
    not: '^lib/server/(send|read-picture|wake-origin|close-origin|follow-switches|admin/ask-origin)\\.ts$',
    may: ['api', 'domain', ...PLATFORM, 'locales', 'messages of a locale', 'routes', 'cookies'],
    packages: [
      'server-only',
      'react',
      'next',
      'rate-limiter-flexible',
      'sanitize-html',
      'iron-session',
      'csv-stringify',
      'sharp',
      'zod',
    ],
  },
  {
    name: 'server send',
    path: '^lib/server/(send|read-picture|wake-origin|close-origin|follow-switches|admin/ask-origin)\\.ts$',
    may: ['api', 'limits', 'env', 'log', 'registry', 'switches', 'metrics', 'handler', 'admin'],
    packages: ['server-only'],
  },
  {
    name: 'seo',
    path: '^lib/seo/',
    may: ['server', 'domain', 'limits', 'routes', 'site identity', 'i18n'],
    packages: ['server-only', 'next', 'next-intl', 'schema-dts', 'react', 'sharp', 'fontkit'],
  },
  {
    name: 'feeds',
    path: '^lib/feeds/',
    may: ['seo', 'domain', 'limits', 'routes', 'i18n'],
    packages: ['feed', 'next-intl'],
  },
  {
    name: 'client',
    path: '^lib/client/',
    may: ['api', 'endpoints', 'domain', 'limits', 'routes', 'storage', 'cookies', 'cache names', 'edition', 'locales'],
    packages: ['swr', 'react'],
  },
  { name: 'worker', path: '^lib/worker/', may: ['limits', 'domain', 'routes', 'locales', 'cache names'], packages: [] },
  {
    name: 'origin',
    path: '^lib/origin/',
    may: ['wire', 'fold', ...PLATFORM],
  },
  { name: 'ui', path: '^components/ui/', may: ['registry'], packages: ['react', 'react-dom'] },
  {
    name: 'catalog',
    path: '^components/catalog/',
    may: ['ui', 'seo', 'domain', 'limits', 'routes', 'i18n', 'client', 'storage'],
  },
  { name: 'model', path: '^components/([^/]+)/model/', may: ['domain', 'limits', 'fold'], packages: [] },
  {
    name: 'feature',
    path: '^components/([^/]+)/',
    not: '^components/(ui|catalog|admin)/|/model/',
    may: ['ui', 'catalog', 'domain', 'limits', 'fold', 'routes', 'storage', 'cookies', 'edition', 'i18n', 'client'],
  },
  { name: 'operator', path: '^components/admin/', not: '/model/', may: ['ui', 'domain', 'limits', 'i18n', 'admin'] },
  {
    name: 'pages',
    path: '^app/',
    not: '^app/(api|media|healthz|readyz|metrics|revalidate)/',
    may: ['components', 'server', 'switches', 'seo', 'feeds', 'domain', 'limits', 'routes', 'edition', 'i18n', 'admin'],
  },
  {
    name: 'mounts',
    path: '^app/(api|media|healthz|readyz|metrics|revalidate)/',
    may: ['handler', 'server', 'env', 'metrics'],
    packages: ['next'],
  },
  { name: 'instrumentation', path: '^instrumentation\\.ts$', may: ['server'], packages: ['next'] },
  { name: 'instrumentation-client', path: '^instrumentation-client\\.ts$', may: ['client'], packages: [] },
  {
    name: 'middleware',
    path: '^middleware\\.ts$',
    may: ['routes', 'domain', 'edition', 'cookies', 'locales', 'env', 'closed', 'search limit'],
    packages: ['next'],
  },
];

/** What the words in `may` mean beyond a house's own path. */
const places = {
  components: '^components/',
  messages: '^messages/',
  routes: '^lib/routes\\.ts$',
  'site identity': '^lib/site-identity/',
  edition: '^lib/edition\\.ts$',
  storage: '^lib/storage\\.ts$',
  'cache names': '^lib/cache-names\\.ts$',
  closed: '^lib/server/(closed-header|closed-page|query-header)\\.ts$',
  'search limit': '^lib/server/(caller-of|limit-searches)\\.ts$',
  cookies: '^lib/cookies\\.ts$',
  env: '^lib/log/(settings|entry)\\.ts$|^lib/(env|setting-faults|setting-warnings|unknown-settings|push-settings|bucket|client-address|promotion|public-base|site-links|third-parties)\\.ts$|^lib/site-identity/',
  locales: '^lib/i18n/(locales|preferred-locale)',
  'messages of a locale': '^lib/i18n/load-messages\\.ts$',
  'site words': '^lib/server/read-site-words\\.ts$',
  paint: '^lib/client/after-paint\\.ts$',
  endpoints: '^lib/wire/endpoints\\.ts$',
  handler: '^lib/origin/handler\\.ts$',
};

const PROJECT = '^(app|components|lib|messages)/|^(middleware|instrumentation|instrumentation-client)\\.ts$';
// Tests, and what only they use: `viewer-in-test.ts`.
const TESTS = '(\\.test|-in-test)\\.tsx?$';
const placeOf = (word) => places[word] ?? houses.find(({ name }) => name === word).path;

function rulesOf({ name, path, not, may, packages }) {
  const from = { path, pathNot: not ? [TESTS, not] : [TESTS] };
  // Within the house: what the same pattern matches, with the group filled in from the importing file.
  const own = path.replace('([^/]+)', '$1').replace(/\$$/, '$');
  const inside =
    name === 'pages' ? ['^app/'] : [own, ...(name === 'server' || name === 'server send' ? ['^lib/server/'] : [])];
  const rules = [
    {
      name: `${name}: may import ${may.join(', ') || 'nothing'}`,
      severity: 'error',
      from,
      to: { path: PROJECT, pathNot: [...inside, ...may.map(placeOf)] },
    },
  ];
  if (packages) {
    const allowed = packages.map((packageName) => `node_modules/(@types/)?${packageName}/`);
    rules.push({
      name: `${name}: may use ${packages.join(', ') || 'no package'}`,
      severity: 'error',
      from,
      to: { path: 'node_modules/', pathNot: allowed },
    });
  }
  return rules;
}

module.exports = {
  forbidden: [
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing dangles', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'wire alone touches its generated code',
      severity: 'error',
      from: { pathNot: '^lib/wire/' },
      to: { path: '^lib/wire/generated/' },
    },
    {
      name: 'both sides: no core modules',
      severity: 'error',
      from: { path: '^lib/(api|wire|domain|client|worker|i18n|limits)(/|\\.)', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the origin works without its demo: only what opens it and what draws its pictures know of one',
      severity: 'error',
      from: {
        path: '^lib/origin/',
        pathNot: ['^lib/origin/(demo|media|cli/demo)/', '^lib/origin/create-origin\\.ts$', TESTS],
      },
      to: { path: '^lib/origin/demo/' },
    },
    {
      name: 'the product does not use what is made for tests',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: TESTS },
    },
    ...houses.flatMap(rulesOf),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
