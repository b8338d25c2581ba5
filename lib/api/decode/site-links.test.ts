import { decodeSiteLinks } from './site-links';

test('places that are known and lead somewhere', () => {
  const links = [
    { place: 'chat', url: 'https://chat.example/{locale}' },
    { place: 'chat', url: 'https://later.example/' },
    { place: 'campaign-us', url: 'http://store.example/us' },
    { place: 'garden', url: 'https://garden.example/' },
    { place: 'help', url: 'javascript:alert(1)' },
    { place: 'about', url: `https://about.example/${'x'.repeat(2_000)}` },
    { place: 'creators', url: 'https://' },
    { place: 'network' },
    {},
  ];
  expect(decodeSiteLinks({ links })).toEqual({
    chat: 'https://chat.example/{locale}',
    'campaign-us': 'http://store.example/us',
  });
  expect(decodeSiteLinks({})).toEqual({});
});
