import { shareAddress } from './share-address';

const HERE = 'http://localhost/es/viewer/10001?timestamp=3&page=4#top';

test.each([
  ['/titles/10', 'http://localhost/titles/10'],
  ['https://reader.example/viewer/7?from=share', 'https://reader.example/viewer/7?from=share'],
  ['', 'http://localhost/es/viewer/10001'],
])('%j is shared as %s', (url, address) => expect(shareAddress(url, HERE)).toBe(address));
