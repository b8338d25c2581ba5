import type { Scene } from '../scene';

/** A rescue, half a step above the ground. */
export const letGo: Scene = {
  id: 'let-go',
  kind: 'action',
  roles: 2,
  mood: 'funny',
  fits: ['any'],
  beats: [
    { shot: 'action', who: 'A', expression: 'shout', stance: 'jump', ground: 'speed-black', text: [{ kind: 'shout', line: 'let-go.hand' }], sound: 'crash', weight: 2 },
    { shot: 'close', who: 'B', expression: 'shout', ground: 'focus-black', text: [{ kind: 'shout', line: 'let-go.fall-too' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'determined', ground: 'speed-white', text: [{ kind: 'say', line: 'let-go.together' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'angry', ground: 'place', text: [{ kind: 'say', line: 'let-go.terrible' }, { kind: 'say', line: 'let-go.only-one', by: 'A' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'determined', ground: 'dots', text: [{ kind: 'say', line: 'let-go.let-go' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'focus-white', text: [{ kind: 'shout', line: 'let-go.let-go-what' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'smile', ground: 'plain', text: [{ kind: 'say', line: 'let-go.trust' }], weight: 1 },
    { shot: 'action', who: 'B', expression: 'shout', stance: 'jump', ground: 'speed-white', sound: 'dash', weight: 3 },
    { shot: 'object', prop: 'lamp', expression: 'neutral', ground: 'black', sound: 'wind', weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'worry', ground: 'place', text: [{ kind: 'say', line: 'let-go.alive' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'smug', pose: 'cross', ground: 'dots', text: [{ kind: 'say', line: 'let-go.half-step' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'angry', ground: 'focus-white', text: [{ kind: 'shout', line: 'let-go.you-knew' }], weight: 2 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'place', text: [{ kind: 'say', line: 'let-go.looked-down', by: 'A' }], weight: 2 },
  ],
};
