import { folderName } from './folder-name';

test.each([
  ['/site/data', 'data'],
  ['/site/deep/data', 'deep/data'],
  ['/site', '.'],
  ['/site/..data', '..data'],
  ['/srv/comics', '/srv/comics'],
  ['/site-two/data', '/site-two/data'],
])('%s is called %s', (given, name) => expect(folderName(given, '/site')).toBe(name));
