/** @jest-environment node */
import { isOwnForm } from './is-own-form';

const BASE = 'https://comics.example';

test.each([
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: BASE }, true],
  [{ origin: BASE }, true],
  [{ origin: 'null' }, true],
  [{}, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'null' }, false],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://other.comics.example' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://comics.example' }, false],
])('%j: %s', (headers, own) => expect(isOwnForm(new Headers(headers as Record<string, string>), BASE)).toBe(own));
