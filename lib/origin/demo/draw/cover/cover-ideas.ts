import type { Svg } from '../svg';
import type { CoverIdea } from './cover-idea';
import { drawBallPortrait } from './idea/ball-portrait';
import { drawBottle } from './idea/bottle';
import { drawCatFace } from './idea/cat-face';
import { drawCatPyramid } from './idea/cat-pyramid';
import { drawClock } from './idea/clock';
import { drawCrownPortrait } from './idea/crown-portrait';
import { drawDesert } from './idea/desert';
import { drawDumpling } from './idea/dumpling';
import { drawDuo } from './idea/duo';
import { drawFoxMask } from './idea/fox-mask';
import { drawGlove } from './idea/glove';
import { drawHatHouse } from './idea/hat-house';
import { drawHotel } from './idea/hotel';
import { drawJar } from './idea/jar';
import { drawKaiju } from './idea/kaiju';
import { drawKick } from './idea/kick';
import { drawLighthouseRays } from './idea/lighthouse-rays';
import { drawMechaHead } from './idea/mecha-head';
import { drawMoth } from './idea/moth';
import { drawPeaks } from './idea/peaks';
import { drawPorthole } from './idea/porthole';
import { drawQuay } from './idea/quay';
import { drawRobotFlower } from './idea/robot-flower';
import { drawStarMap } from './idea/star-map';
import { drawStoneFace } from './idea/stone-face';
import { drawTram } from './idea/tram';
import { drawUmbrella } from './idea/umbrella';
import { drawWanderer } from './idea/wanderer';
import { drawWave } from './idea/wave';
import { drawWindowCat } from './idea/window-cat';
import type { Stage } from './stage';

/** One idea a cover: each paints the whole stage and knows nothing of the lettering but the room it leaves. */
export const COVER_IDEAS: Record<CoverIdea, (stage: Stage) => Svg> = {
  'ball-portrait': drawBallPortrait,
  bottle: drawBottle,
  'cat-face': drawCatFace,
  'cat-pyramid': drawCatPyramid,
  clock: drawClock,
  'crown-portrait': drawCrownPortrait,
  desert: drawDesert,
  dumpling: drawDumpling,
  duo: drawDuo,
  'fox-mask': drawFoxMask,
  glove: drawGlove,
  'hat-house': drawHatHouse,
  hotel: drawHotel,
  jar: drawJar,
  kaiju: drawKaiju,
  kick: drawKick,
  'lighthouse-rays': drawLighthouseRays,
  'mecha-head': drawMechaHead,
  moth: drawMoth,
  peaks: drawPeaks,
  porthole: drawPorthole,
  quay: drawQuay,
  'robot-flower': drawRobotFlower,
  'star-map': drawStarMap,
  'stone-face': drawStoneFace,
  tram: drawTram,
  umbrella: drawUmbrella,
  wanderer: drawWanderer,
  wave: drawWave,
  'window-cat': drawWindowCat,
};
