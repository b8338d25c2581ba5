import type { Scene } from '../scene';

/** An interrogation about a roof. */
export const lastLight: Scene = {
  id: 'last-light',
  kind: 'talk',
  roles: 2,
  mood: 'tense',
  fits: ['any'],
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'angry', ground: 'place', text: [{ kind: 'say', line: 'last-light.where-were' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'neutral', ground: 'plain', text: [{ kind: 'say', line: 'last-light.sleeping' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'smug', ground: 'dots', text: [{ kind: 'say', line: 'last-light.all-night' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'plain', text: [{ kind: 'say', line: 'last-light.like-stone' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'determined', pose: 'point', ground: 'place', text: [{ kind: 'say', line: 'last-light.wet' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'worry', ground: 'dots', text: [{ kind: 'say', line: 'last-light.rained' }], weight: 1 },
    { shot: 'object', prop: 'umbrella', expression: 'neutral', ground: 'plain', text: [{ kind: 'off', line: 'last-light.not-here', by: 'A' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'sad', pose: 'cross', ground: 'place', text: [{ kind: 'say', line: 'last-light.roof' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'shout', ground: 'focus-white', text: [{ kind: 'shout', line: 'last-light.doing-what' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'smile', ground: 'black', text: [{ kind: 'say', line: 'last-light.counting' }], weight: 1 },
    { shot: 'figures-from-behind', who: 'B', expression: 'neutral', ground: 'black', text: [{ kind: 'say', line: 'last-light.windows', by: 'B' }], weight: 3 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'dots', text: [{ kind: 'say', line: 'last-light.which-last' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'smile', ground: 'place', text: [{ kind: 'say', line: 'last-light.yours' }], weight: 2 },
  ],
};
