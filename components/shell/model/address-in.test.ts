import { addressIn } from './address-in';

test.each([
  ['/rating/deu', '/rating/eng'],
  ['/rating/de', '/rating/eng'],
  ['/webview/faq/tha', '/webview/faq/eng'],
  ['/rating', undefined],
  ['/updates', undefined],
  ['/titles/10', undefined],
])('%s is %s in English', (pathname, address) => expect(addressIn('eng', pathname)).toBe(address));
