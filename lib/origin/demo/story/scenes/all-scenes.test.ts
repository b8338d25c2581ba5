import { ALL_LINES, type LineKey } from '../lines/all-lines';
import { eng as sounds } from '../sounds/eng';
import type { Beat, Role } from '../scene';
import { ALL_SCENES } from './all-scenes';

const stories = ALL_SCENES.filter(({ kind }) => kind !== 'gag');
const gags = ALL_SCENES.filter(({ kind }) => kind === 'gag');
const beats = ALL_SCENES.flatMap((scene) =>
  scene.beats.map((beat, index) => ({ scene, beat, at: `${scene.id} ${index + 1}` })),
);
const peopled = (beat: Beat) => beat.shot !== 'establish' && beat.shot !== 'object';

test('there are scenes enough, and each has a name of its own', () => {
  expect(stories.length).toBeGreaterThanOrEqual(28);
  expect(new Set(ALL_SCENES.map(({ id }) => id)).size).toBe(ALL_SCENES.length);
});

test('a gag has a title and four panels, and no other scene has a title', () => {
  expect(gags.filter(({ beats: list, title }) => list.length !== 4 || !title).map(({ id }) => id)).toEqual([]);
  expect(stories.filter(({ title }) => title)).toEqual([]);
});

test('scenes are 8 to 16 beats long and no beat carries more than two texts', () => {
  expect(stories.filter((scene) => scene.beats.length < 8 || scene.beats.length > 16)).toEqual([]);
  expect(beats.filter(({ beat }) => (beat.text?.length ?? 0) > 2)).toEqual([]);
});

test('the roles of a scene are the people who appear in it', () => {
  for (const scene of ALL_SCENES) {
    const seen = new Set<Role>();
    for (const beat of scene.beats)
      for (const role of [beat.who, beat.also, ...(beat.text ?? []).map(({ by }) => by)]) if (role) seen.add(role);
    expect([scene.id, [...seen].sort()]).toEqual([scene.id, scene.roles === 3 ? ['A', 'B', 'C'] : ['A', 'B']]);
  }
});

test('figures stand where a shot shows people, and an object where it shows a thing', () => {
  expect(beats.filter(({ beat }) => peopled(beat) !== Boolean(beat.who)).map(({ at }) => at)).toEqual([]);
  expect(beats.filter(({ beat }) => (beat.shot === 'object') !== Boolean(beat.prop)).map(({ at }) => at)).toEqual([]);
  expect(beats.filter(({ beat }) => beat.also === beat.who && beat.also).map(({ at }) => at)).toEqual([]);
});

test('whoever says a balloon is known, and a speaker in the frame is really in it', () => {
  for (const { beat, at } of beats) {
    for (const { kind, by, line } of beat.text ?? []) {
      const speaker = by ?? beat.who;
      // A voice from outside may be a stranger's.
      if (kind === 'caption' || (kind === 'off' && !by)) continue;
      expect([at, line, speaker]).toEqual([at, line, expect.any(String)]);
      if (kind !== 'off') expect([at, speaker === beat.who || speaker === beat.also]).toEqual([at, true]);
    }
  }
});

test('no shot of the same size three times running', () => {
  const runs = ALL_SCENES.flatMap(({ id, beats: list }) =>
    list.flatMap((beat, i) =>
      i > 1 && list[i - 1]?.shot === beat.shot && list[i - 2]?.shot === beat.shot ? [`${id} ${i + 1}`] : [],
    ),
  );
  expect(runs).toEqual([]);
});

test('every line is said once and every sound is heard', () => {
  const titles = gags.flatMap(({ title }) => title ?? []);
  const said = [...beats.flatMap(({ beat }) => beat.text ?? []).map(({ line }): LineKey => line), ...titles];
  expect([...said].sort()).toEqual(Object.keys(ALL_LINES.eng).sort());
  const heard = new Set(beats.flatMap(({ beat }) => beat.sound ?? []));
  expect([...heard].sort()).toEqual(Object.keys(sounds).sort());
});

test('a line belongs to the scene that says it', () => {
  const strayed = beats.flatMap(({ scene, beat }) =>
    (beat.text ?? []).filter(({ line }) => !line.startsWith(`${scene.id}.`)),
  );
  expect(strayed).toEqual([]);
});
