import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const NO_BARRELS = { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it.' };

/** Calls of a translator and templates, also behind a condition. Other names are left out: most are elements (`children`). */
const DYNAMIC_TEXTS = ['', '.left', '.right', '.consequent', '.alternate']
  .flatMap((part) =>
    ['callee.name=/^(t|said)$/', 'callee.property.name="rich"', 'type="TemplateLiteral"'].map(
      (isText) => `JSXExpressionContainer[expression${part}.${isText}]`,
    ),
  )
  .join(', ');
const TEXT = `:matches(JSXText[value=/\\S/], ${DYNAMIC_TEXTS})`;
const SIBLING = `:matches(JSXElement, JSXText[value=/\\S/], JSXExpressionContainer[expression.type!='JSXEmptyExpression'])`;
/** A text that stands beside something else. */
const TEXTS_BESIDE = [`${TEXT} ~ ${SIBLING}`, `${SIBLING} ~ ${TEXT}`].map((pair) => ({
  selector: `:matches(JSXElement, JSXFragment) > ${pair}`,
  message: 'Give the text an element of its own: page translation replaces text nodes, which React still refers to.',
}));

const config = [
  {
    ignores: [
      'node_modules/',
      '.next/',
      'build/',
      'data/',
      'lib/wire/generated/',
      'next-env.d.ts',
      'test-results/',
      'public/',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    rules: {
      // The origin serves covers in all widths itself; next/image would draw them a second time.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', NO_BARRELS],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
    },
  },
  {
    // Also what the server renders: client components render many of these files.
    files: ['components/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', NO_BARRELS, ...TEXTS_BESIDE] },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'middleware.ts'],
    ignores: ['**/*.test.{ts,tsx}', '**/*-in-test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'lib/storage.ts is the one door to storage.' },
        { name: 'sessionStorage', message: 'lib/storage.ts is the one door to storage.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^next/dist/|^(?:node:)?diagnostics_channel$',
              message: 'Private parts of Next change with any release: use its documented API.',
            },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Symbol', property: 'for', message: 'lib/process-registry.mjs holds what the process has once.' },
        { object: 'process', property: 'env', message: 'lib/env.ts is the one door to the environment.' },
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          ['localStorage', 'sessionStorage'].map((property) => ({
            object,
            property,
            message: 'lib/storage.ts is the one door to storage.',
          })),
        ),
        { object: 'document', property: 'cookie', message: 'lib/cookies.ts is the one door to cookies.' },
      ],
    },
  },
  {
    // Commands print to the operator's terminal; everything else writes to the log.
    files: ['app/**', 'lib/origin/**', 'lib/server/**', 'instrumentation.ts', 'middleware.ts'],
    ignores: ['**/*.test.{ts,tsx}', 'lib/origin/cli/**'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['lib/storage.ts', 'lib/cookies.ts', 'lib/env.ts', 'lib/unknown-settings.ts', 'lib/process-registry.mjs'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  {
    // The last two that depend on private parts of Next: a cache handler of ours and a check of ours have to replace them.
    files: ['lib/server/revalidate/page-cache.mjs', 'lib/server/front/drop-garbled-state.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
];

export default config;
