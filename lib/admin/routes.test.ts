import { adminRoutes, isAdminPath, safeNext } from './routes';

test('an address names what is asked for, and nothing that is not', () => {
  expect(adminRoutes.catalogue({ search: 'café & co', status: undefined, page: 2 })).toBe(
    '/admin/catalogue?search=caf%C3%A9+%26+co&page=2',
  );
  expect(adminRoutes.overview()).toBe('/admin');
  expect(adminRoutes.survey('a/b')).toBe('/admin/surveys/a%2Fb');
});

test.each(['/admin', '/admin/service?draft=1&blocked=XA', '/admin/catalogue/30', '/admin/surveys/a%2Fb'])(
  'who signs in is led to %s',
  (next) => expect(safeNext(next)).toBe(next),
);

test.each([
  undefined,
  '',
  '//evil.example/admin',
  'https://evil.example/admin',
  '/\\evil.example',
  '/updates',
  '/admin/../updates',
  '/adminx',
  '/admin//evil.example',
  '/admin/act/sign-out',
  '/admin/sign-in',
  'javascript:alert(1)',
  '/admin@evil.example',
])('but not to %j', (next) => expect(safeNext(next)).toBe('/admin'));

test.each(['/admin', '/admin/', '/admin/x', '/%61dmin', '/admin%2Fx'])('%s is of the operator’s page', (path) =>
  expect(isAdminPath(path)).toBe(true),
);
test.each(['/', '/adminx', '/es/admin', '/titles/admin', '/%zz'])('%s is not', (path) =>
  expect(isAdminPath(path)).toBe(false),
);
