import type { LanguageCode } from '@/lib/wire/language-codes';
import type { StagedBeat } from '../../story/stage-scene';
import { ALL_LINES } from '../../story/lines/all-lines';
import { ALL_SOUNDS } from '../../story/sounds/all-sounds';
import { joined } from '../bounds';
import type { Box } from '../geometry';
import { drawBalloon, type Balloon } from '../letters/balloon';
import type { LetterGround } from '../letters/balloon-faults';
import { balloonOutline, tailOutlines } from '../letters/balloon-outline';
import { facesOf } from '../letters/faces';
import type { LetterPage } from '../letters/letter-page';
import { placeBalloons } from '../letters/place-balloons';
import { placeSounds } from '../letters/place-sounds';
import { drawSound, soundBox, type SoundEffect } from '../letters/sound-effect';
import type { SilentPanel, Speech } from '../letters/speech';
import { rng } from '../rng';
import type { Svg } from '../svg';
import type { World } from '../world/world';
import type { PanelArt } from './panel-art';

/** Languages that the demo is written in; others are lettered in English. */
function written(language: LanguageCode): keyof typeof ALL_LINES {
  return language in ALL_LINES ? (language as keyof typeof ALL_LINES) : 'eng';
}

/** A panel with the words it wants in a language. */
export function silentPanel(art: PanelArt, staged: StagedBeat, language: LanguageCode, headroom = 0): SilentPanel {
  const { beat } = staged;
  const code = written(language);
  const speeches = (beat.text ?? []).map(({ kind, line, by = beat.who }): Speech => {
    const text = ALL_LINES[code][line];
    const speaker = art.people.findIndex(({ role }) => role === by);
    if (kind === 'caption') return { kind, text };
    if (kind === 'off' || speaker < 0) return { kind: kind === 'say' ? 'off' : kind, text };
    return { kind, text, by: speaker };
  });
  return {
    quad: art.quad,
    people: art.people,
    thing: art.thing,
    speeches,
    sound: beat.sound && ALL_SOUNDS[code][beat.sound],
    headroom,
  };
}

export interface Lettering {
  balloons: readonly Balloon[];
  sounds: readonly SoundEffect[];
}

/** Finds the place of every word on a page. `name` seeds the little that is left to chance. */
export function letterPanels(panels: readonly SilentPanel[], page: LetterPage, name: string): Lettering {
  const ground: LetterGround = { page, panels, faces: facesOf(panels, page) };
  const balloons = placeBalloons(ground);
  return {
    balloons: balloons.map(({ balloon }) => balloon),
    sounds: placeSounds(ground, balloons, rng(`${name}/sounds/${page.language}`)),
  };
}

/** All that a balloon covers, its tail included. */
function reachOf(balloon: Balloon): Box {
  return [balloonOutline(balloon), ...tailOutlines(balloon)].map(({ box }) => box).reduce(joined);
}

/** The letters of a page that can be seen, to be laid over its art. */
export function drawLettering(
  { balloons, sounds }: Lettering,
  page: LetterPage,
  world: World,
  name: string,
  seen: (box: Box) => boolean,
): Svg {
  const random = rng(`${name}/letters`);
  return [
    ...sounds.map((sound) =>
      seen(soundBox(sound, page.language))
        ? drawSound(sound, page.language, world.sound, random.fork(`sound ${sound.panel}`))
        : '',
    ),
    ...balloons.map((balloon) => (seen(reachOf(balloon)) ? drawBalloon(balloon, world.letters) : '')),
  ].join('');
}
