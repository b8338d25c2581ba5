import type { Scene } from '../scene';

/** A clue that points at the one who asked for it. */
export const stoppedClock: Scene = {
  id: 'stopped-clock',
  kind: 'opening',
  roles: 2,
  mood: 'eerie',
  fits: ['city-noir', 'night-line', 'moth-hours', 'archive', 'rain-romance'],
  beats: [
    { shot: 'establish', expression: 'neutral', ground: 'place', text: [{ kind: 'caption', line: 'stopped-clock.rain' }, { kind: 'caption', line: 'stopped-clock.somebody' }], sound: 'rain', weight: 3 },
    { shot: 'wide', who: 'A', expression: 'neutral', stance: 'walk', ground: 'place', weight: 2 },
    { shot: 'object', prop: 'clock', expression: 'neutral', ground: 'black', text: [{ kind: 'caption', line: 'stopped-clock.stopped' }], weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'neutral', pose: 'cross', ground: 'place', text: [{ kind: 'say', line: 'stopped-clock.late' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'smug', ground: 'dots', text: [{ kind: 'say', line: 'stopped-clock.everybody' }], weight: 1 },
    { shot: 'bust', who: 'B', expression: 'talk', ground: 'plain', text: [{ kind: 'say', line: 'stopped-clock.found' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'talk', pose: 'hold', holds: 'note', ground: 'place', text: [{ kind: 'say', line: 'stopped-clock.receipt' }], weight: 2 },
    { shot: 'object', prop: 'note', expression: 'neutral', ground: 'black', weight: 1 },
    { shot: 'close', who: 'B', expression: 'worry', ground: 'dots', text: [{ kind: 'say', line: 'stopped-clock.impossible' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'determined', pose: 'point', ground: 'place', text: [{ kind: 'say', line: 'stopped-clock.signature' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'sad', ground: 'black', sound: 'heart', weight: 1 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'focus-black', text: [{ kind: 'shout', line: 'stopped-clock.mine' }], weight: 3 },
    { shot: 'figures-from-behind', who: 'A', also: 'B', expression: 'neutral', ground: 'black', text: [{ kind: 'caption', line: 'stopped-clock.lamps' }], sound: 'click', weight: 2 },
  ],
};
