import type { Scene } from '../scene';

/** A beast pursues two people; it is very near. */
export const behindUs: Scene = {
  id: 'behind-us',
  kind: 'action',
  roles: 2,
  mood: 'funny',
  fits: ['any'],
  beats: [
    { shot: 'wide', who: 'A', also: 'B', expression: 'worry', ground: 'place', sound: 'growl', weight: 2 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'dots', text: [{ kind: 'say', line: 'behind-us.what-was' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'worry', ground: 'plain', text: [{ kind: 'say', line: 'behind-us.behind' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'determined', ground: 'black', text: [{ kind: 'say', line: 'behind-us.dont-turn' }], weight: 1 },
    { shot: 'action', who: 'A', expression: 'shout', stance: 'run', ground: 'speed-white', text: [{ kind: 'shout', line: 'behind-us.run' }], sound: 'run', weight: 3 },
    { shot: 'action', who: 'B', expression: 'shout', stance: 'run', ground: 'speed-black', text: [{ kind: 'shout', line: 'behind-us.left-right' }, { kind: 'off', line: 'behind-us.faster', by: 'A' }], weight: 2 },
    { shot: 'object', prop: 'door', expression: 'neutral', ground: 'speed-white', sound: 'slam', weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'worry', ground: 'place', text: [{ kind: 'say', line: 'behind-us.gone' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'focus-black', sound: 'growl', weight: 2 },
    { shot: 'bust', who: 'A', expression: 'shout', ground: 'focus-white', text: [{ kind: 'shout', line: 'behind-us.in-here' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'neutral', ground: 'plain', text: [{ kind: 'say', line: 'behind-us.wait' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'worry', pose: 'hold', ground: 'place', text: [{ kind: 'say', line: 'behind-us.stomach' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'angry', pose: 'hip', ground: 'dots', text: [{ kind: 'shout', line: 'behind-us.ran' }], weight: 3 },
  ],
};
