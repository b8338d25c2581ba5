import { ownAddress } from './own-address';

test.each([
  ['/titles/50?a=b', '/titles/50?a=b'],
  ['//evil.example/a', '//evil.example/a'],
  ['http://evil.example', '/'],
  ['http://evil.example/titles/50?a=http://b', '/titles/50?a=http://b'],
  ['https://evil.example//other.example/a', '/other.example/a'],
  ['javascript:alert(1)', '/alert(1)'],
  ['http://[', '/http://['],
  ['*', '/*'],
])('%s is asked of us as %s', (url, own) => expect(ownAddress(url)).toBe(own));
