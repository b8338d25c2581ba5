import type { Scene } from '../scene';

/** A thief who kept what was kind. */
export const missingPage: Scene = {
  id: 'missing-page',
  kind: 'talk',
  roles: 2,
  mood: 'tender',
  fits: ['any'],
  where: 'indoors',
  beats: [
    { shot: 'half', who: 'A', also: 'B', expression: 'angry', pose: 'hold', ground: 'place', text: [{ kind: 'say', line: 'missing-page.missing' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'neutral', ground: 'plain', text: [{ kind: 'say', line: 'missing-page.diary' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'smug', ground: 'black', text: [{ kind: 'say', line: 'missing-page.never-said' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'worry', ground: 'dots', sound: 'gasp', weight: 1 },
    { shot: 'half', who: 'B', also: 'A', expression: 'worry', ground: 'place', text: [{ kind: 'say', line: 'missing-page.one-page' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'angry', pose: 'cross', ground: 'plain', text: [{ kind: 'say', line: 'missing-page.which' }], weight: 1 },
    { shot: 'object', prop: 'page', expression: 'neutral', ground: 'dots', text: [{ kind: 'off', line: 'missing-page.that-one', by: 'B' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'shout', ground: 'focus-white', text: [{ kind: 'shout', line: 'missing-page.tore' }], weight: 3 },
    { shot: 'half', who: 'B', also: 'A', expression: 'sad', pose: 'hold', holds: 'page', ground: 'place', text: [{ kind: 'say', line: 'missing-page.about-me' }], weight: 2 },
    { shot: 'close', who: 'A', expression: 'worry', ground: 'plain', weight: 1 },
    { shot: 'close', who: 'B', expression: 'sad', ground: 'dots', text: [{ kind: 'say', line: 'missing-page.kind' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'flowers', text: [{ kind: 'say', line: 'missing-page.nobody-else' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'smile', ground: 'place', text: [{ kind: 'say', line: 'missing-page.keep-it' }, { kind: 'say', line: 'missing-page.have-kept', by: 'B' }], weight: 2 },
  ],
};
