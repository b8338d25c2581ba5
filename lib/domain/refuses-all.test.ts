import { refusesAll } from './refuses-all';

test.each([
  [{}, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: true }, true],
])('the browser signals %j refuse tracking: %j', (wishes, refuses) => expect(refusesAll(wishes)).toBe(refuses));
