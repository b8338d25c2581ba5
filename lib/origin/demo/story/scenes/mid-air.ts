import type { Scene } from '../scene';

/** A leap that nobody meant to make. */
export const midAir: Scene = {
  id: 'mid-air',
  kind: 'opening',
  roles: 2,
  mood: 'bold',
  fits: ['any'],
  where: 'outdoors',
  beats: [
    { shot: 'action', who: 'A', expression: 'shout', stance: 'jump', ground: 'speed-white', text: [{ kind: 'shout', line: 'mid-air.never-again' }], sound: 'dash', weight: 3 },
    { shot: 'establish', expression: 'neutral', ground: 'place', text: [{ kind: 'caption', line: 'mid-air.earlier' }], weight: 2 },
    { shot: 'half', who: 'B', also: 'A', expression: 'smile', pose: 'hip', ground: 'place', text: [{ kind: 'say', line: 'mid-air.safe' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'worry', ground: 'plain', text: [{ kind: 'say', line: 'mid-air.tried' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'smug', ground: 'dots', text: [{ kind: 'say', line: 'mid-air.almost' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'angry', ground: 'plain', text: [{ kind: 'say', line: 'mid-air.almost-what' }], weight: 1 },
    { shot: 'wide', who: 'B', also: 'A', expression: 'sad', ground: 'place', text: [{ kind: 'say', line: 'mid-air.standing' }], sound: 'wind', weight: 2 },
    { shot: 'bust', who: 'A', expression: 'neutral', ground: 'dots', text: [{ kind: 'say', line: 'mid-air.why-me' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'sad', ground: 'black', text: [{ kind: 'say', line: 'mid-air.two' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'worry', pose: 'chin', ground: 'place', text: [{ kind: 'say', line: 'mid-air.below' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'neutral', ground: 'plain', text: [{ kind: 'say', line: 'mid-air.left-behind' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'determined', ground: 'focus-black', text: [{ kind: 'say', line: 'mid-air.hand' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'focus-white', text: [{ kind: 'shout', line: 'mid-air.now' }], weight: 3 },
  ],
};
