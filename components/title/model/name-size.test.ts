import { nameSize } from './name-size';

test.each([
  ['Ghost Tram Line 9', 'large'],
  ['The Lighthouse at Low Tide', 'medium'],
  ['Counterclockwise', 'small'],
  ['A Very Long Name That Nobody Will Remember', 'small'],
  ['รถรางผีสาย 9', 'large'],
])('%s is set %s', (name, size) => expect(nameSize(name)).toBe(size));
