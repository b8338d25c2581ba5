import type { Scene } from '../scene';

/** The third question is the only one. */
export const threeQuestions: Scene = {
  id: 'three-questions',
  kind: 'talk',
  roles: 2,
  mood: 'tense',
  fits: ['any'],
  beats: [
    { shot: 'wide', who: 'B', also: 'A', expression: 'smile', ground: 'place', text: [{ kind: 'say', line: 'three-questions.three' }], weight: 2 },
    { shot: 'bust', who: 'A', expression: 'determined', ground: 'plain', text: [{ kind: 'say', line: 'three-questions.dangerous' }], weight: 1 },
    { shot: 'close', who: 'B', expression: 'neutral', ground: 'dots', text: [{ kind: 'say', line: 'three-questions.yes' }], weight: 1 },
    { shot: 'half', who: 'A', also: 'B', expression: 'worry', pose: 'fist', ground: 'place', text: [{ kind: 'say', line: 'three-questions.anyway' }], weight: 2 },
    { shot: 'bust', who: 'B', expression: 'sad', ground: 'plain', text: [{ kind: 'say', line: 'three-questions.yes-too' }], weight: 1 },
    { shot: 'object', prop: 'clock', expression: 'neutral', ground: 'black', sound: 'click', weight: 1 },
    { shot: 'close', who: 'B', expression: 'smile', ground: 'dots', text: [{ kind: 'say', line: 'three-questions.one-more' }], weight: 1 },
    { shot: 'bust', who: 'A', expression: 'worry', ground: 'plain', weight: 2 },
    { shot: 'half', who: 'A', also: 'B', expression: 'sad', ground: 'place', text: [{ kind: 'say', line: 'three-questions.stay' }], weight: 2 },
    { shot: 'close', who: 'B', expression: 'shock', ground: 'focus-white', sound: 'heart', weight: 2 },
    { shot: 'bust', who: 'B', expression: 'smile', ground: 'dots', text: [{ kind: 'say', line: 'three-questions.used-up' }], weight: 1 },
    { shot: 'close', who: 'A', expression: 'angry', ground: 'plain', text: [{ kind: 'say', line: 'three-questions.answer' }], weight: 1 },
    { shot: 'figures-from-behind', who: 'B', also: 'A', expression: 'neutral', ground: 'place', text: [{ kind: 'say', line: 'three-questions.again', by: 'B' }], weight: 3 },
  ],
};
