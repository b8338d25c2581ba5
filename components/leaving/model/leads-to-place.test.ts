import { leadsToPlace } from './leads-to-place';

const PLACES = ['https://chat.example/komawari', 'https://store.example/app?id=1'];

test.each([
  'https://chat.example/komawari',
  'https://CHAT.example/komawari/rooms/7?x=1#top',
  'https://store.example/app?hl=es&id=1',
])('%s is a configured link', (address) => expect(leadsToPlace(address, PLACES)).toBe(true));

test.each([
  'https://chat.example/komawari-fans',
  'https://chat.example/komawari/%2e%2e/stranger',
  'http://chat.example/komawari',
  'https://chat.example:8443/komawari',
  'https://chat.example.evil.example/komawari',
  'https://chat.example@evil.example/komawari',
  'https://reader@chat.example/komawari',
  'https://store.example/app',
  'https://store.example/app?id=2&id=1',
  'javascript:alert(1)',
  '',
])('%s is refused', (address) => expect(leadsToPlace(address, PLACES)).toBe(false));
