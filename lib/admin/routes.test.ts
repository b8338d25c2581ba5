import { adminRoutes, isAdminPath, safeNext } from './routes';

test('escapes names and omits empty query parameters', () => {
  expect(adminRoutes.catalogue({ search: 'café & co', status: undefined, page: 2 })).toBe(
    '/admin/catalogue?search=caf%C3%A9+%26+co&page=2',
  );
  expect(adminRoutes.survey('a/b')).toBe('/admin/surveys/a%2Fb');
});

test.each(['/admin', '/admin/service?draft=1&blocked=XA', '/admin/surveys/a%2Fb'])(
  'signing in may lead to %s',
  (next) => expect(safeNext(next)).toBe(next),
);

test.each([
  undefined,
  '//evil.example/admin',
  'https://evil.example/admin',
  '/\\evil.example',
  '/admin/../updates',
  '/adminx',
  '/admin//evil.example',
  '/admin/act/sign-out',
  '/admin/sign-in',
  'javascript:alert(1)',
  '/admin@evil.example',
])('signing in never leads to %j', (next) => expect(safeNext(next)).toBe('/admin'));

test.each([
  ['/admin', true],
  ['/admin/x', true],
  ['/%61dmin', true],
  ['/admin%2Fx', true],
  ['/adminx', false],
  ['/es/admin', false],
  ['/%zz', false],
])('%s is an admin path: %s', (path, isAdmin) => expect(isAdminPath(path)).toBe(isAdmin));
