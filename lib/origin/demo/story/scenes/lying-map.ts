import type { Scene } from '../scene';

/** A map that knows its readers. */
export const lyingMap: Scene = {
  id: 'lying-map',
  kind: 'opening',
  roles: 2,
  mood: 'eerie',
  fits: ['any'],
  where: 'outdoors',
  beats: [
    { shot: 'establish', expression: 'neutral', ground: 'place', text: [{ kind: 'caption', line: 'lying-map.empty' }], sound: 'wind', weight: 3 },
    { shot: 'wide', who: 'A', also: 'B', expression: 'talk', ground: 'place', text: [{ kind: 'say', line: 'lying-map.nothing' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'smug', ground: 'plain', text: [{ kind: 'say', line: 'lying-map.standing' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'dots', text: [{ kind: 'say', line: 'lying-map.never-came' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'neutral', pose: 'chin', ground: 'black', text: [{ kind: 'say', line: 'lying-map.wanted' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'talk', pose: 'hold', holds: 'map', ground: 'place', text: [{ kind: 'say', line: 'lying-map.pencil' }], weight: 2 },
    { shot: 'object', prop: 'map', expression: 'neutral', ground: 'dots', text: [{ kind: 'off', line: 'lying-map.read', by: 'B' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'shock', ground: 'focus-black', text: [{ kind: 'say', line: 'lying-map.turn-back' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'worry', ground: 'plain', text: [{ kind: 'say', line: 'lying-map.both' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'determined', pose: 'point', ground: 'place', text: [{ kind: 'say', line: 'lying-map.handwriting' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'shout', ground: 'focus-white', text: [{ kind: 'shout', line: 'lying-map.never-been' }], weight: 3 },
    { shot: 'bust', who: 'A', expression: 'smug', ground: 'black', text: [{ kind: 'say', line: 'lying-map.brought' }], weight: 1 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'place', sound: 'wind', weight: 2 },
  ],
};
