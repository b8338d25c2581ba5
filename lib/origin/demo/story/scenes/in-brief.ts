import type { Scene } from '../scene';

/** A short speech, so far. */
export const inBrief: Scene = {
  id: 'in-brief',
  kind: 'gag',
  roles: 2,
  mood: 'funny',
  title: 'in-brief.title',
  fits: ['any'],
  beats: [
    {
      shot: 'bust',
      who: 'A',
      expression: 'smile',
      pose: 'wave',
      ground: 'rays',
      text: [{ kind: 'say', line: 'in-brief.brief' }],
      weight: 1,
    },
    { shot: 'object', prop: 'clock', expression: 'neutral', ground: 'black', sound: 'click', weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'sad', ground: 'place', weight: 1 },
    {
      shot: 'close',
      who: 'A',
      expression: 'happy',
      ground: 'flowers',
      text: [{ kind: 'say', line: 'in-brief.introduction' }],
      weight: 1,
    },
  ],
};
