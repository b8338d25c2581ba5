import type { Scene } from '../scene';

/** The one who was asked to help was there. */
export const thatNight: Scene = {
  id: 'that-night',
  kind: 'hook',
  roles: 2,
  mood: 'tense',
  fits: ['any'],
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'determined', ground: 'place', text: [{ kind: 'say', line: 'that-night.tomorrow' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'neutral', ground: 'plain', text: [{ kind: 'say', line: 'that-night.want-to' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'determined', ground: 'dots', text: [{ kind: 'say', line: 'that-night.three-years' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'worry', ground: 'place', text: [{ kind: 'say', line: 'that-night.and-then' }, { kind: 'say', line: 'that-night.sleep', by: 'A' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'sad', ground: 'black', text: [{ kind: 'say', line: 'that-night.like' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'smile', ground: 'plain', text: [{ kind: 'say', line: 'that-night.not-many' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'smile', ground: 'dots', text: [{ kind: 'say', line: 'that-night.i-know' }], weight: 1 },
    { shot: 'object', prop: 'coin', expression: 'neutral', ground: 'black', sound: 'clink', weight: 2 },
    { shot: 'half', who: 'A', also: 'B', expression: 'shock', pose: 'point', ground: 'place', text: [{ kind: 'say', line: 'that-night.where' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'sad', ground: 'dots', text: [{ kind: 'say', line: 'that-night.dropped' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'shock', ground: 'focus-black', text: [{ kind: 'shout', line: 'that-night.not-there' }], weight: 3 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'black', text: [{ kind: 'say', line: 'that-night.asked', by: 'B' }], weight: 2 },
  ],
};
