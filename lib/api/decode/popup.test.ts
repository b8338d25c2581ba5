import { decodePopup } from './popup';

const wireAction = { method: 0, url: 'komawari://detail/10' };
const action = { method: 'push', url: 'komawari://detail/10' };

test.each([
  [
    'of the system',
    {
      oSDefault: {
        subject: 'Hello',
        body: 'There.',
        language: 2,
        okButton: { text: 'Go', action: wireAction },
        cancelButton: {},
      },
    },
    {
      kind: 'system',
      subject: 'Hello',
      body: 'There.',
      language: 'fra',
      ok: { text: 'Go', action },
      neutral: undefined,
      cancel: { text: '', action: undefined },
    },
  ],
  [
    'of the app',
    { appDefault: { subject: 'Hello', imageUrl: '/i', action: wireAction } },
    { kind: 'app', subject: 'Hello', body: '', imageUrl: '/i', action },
  ],
  [
    'of one image',
    { oneImage: { imageUrl: '/i', action: { url: '' } } },
    { kind: 'image', imageUrl: '/i', action: undefined },
  ],
  ['of a rewarded film', { movieReward: { imageUrl: '/i' } }, { kind: 'movie-reward', imageUrl: '/i' }],
])('a popup %s @3.65', (_, message, popup) => {
  expect(decodePopup({ popupId: 7, ...message })).toEqual({ id: 7, ...popup });
});

test('a popup of no known kind is none', () => {
  expect(decodePopup({ popupId: 7 })).toBeUndefined();
  expect(decodePopup(null)).toBeUndefined();
});
