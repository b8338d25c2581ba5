import { drawAlley } from '../places/alley';
import { drawInterior } from '../places/interior';
import { drawSchoolFront } from '../places/school-front';
import { drawStreet } from '../places/street';
import { drawBeach } from './beach';
import { drawCourt } from './court';
import { drawDunes } from './dunes';
import { drawHall } from './hall';
import { drawOrbit } from './orbit';
import { drawPeaks } from './peaks';
import { drawQuay } from './quay';
import { drawRoofs } from './roofs';
import { roomToStand } from './room-to-stand';
import type { DrawSetting, Setting } from './setting';
import { drawTram } from './tram';
import { drawWoods } from './woods';

const street: DrawSetting = (sheet, rng, view) => drawStreet(sheet, rng, view);
const school: DrawSetting = (sheet, rng, view) => drawSchoolFront(sheet, rng, view);
const alley: DrawSetting = (sheet, rng, view) => drawAlley(sheet, rng, view);
const room: DrawSetting = (sheet, rng, { box, finish, figures }) => drawInterior(sheet, rng, { box: figures ? roomToStand(box) : box, finish });

/** Every place that inside pages can show. */
export const SETTINGS = {
  quay: { near: drawQuay, far: drawQuay },
  beach: { near: drawBeach, far: drawBeach },
  street: { near: street, far: street },
  classroom: { near: room, far: school, weather: 'from-afar' },
  kitchen: { near: room, far: street, weather: 'from-afar' },
  'school-yard': { near: school, far: school },
  alley: { near: alley, far: drawRoofs },
  lane: { near: alley, far: alley },
  roofs: { near: drawRoofs, far: drawRoofs },
  office: { near: room, far: drawRoofs, weather: 'from-afar' },
  tram: { near: drawTram, far: drawRoofs, weather: 'from-afar' },
  dunes: { near: drawDunes, far: drawDunes, weather: 'never' },
  cabin: { dark: true, near: drawOrbit, far: drawOrbit, weather: 'never' },
  observatory: { dark: true, near: drawOrbit, far: drawRoofs, weather: 'from-afar' },
  'desert-cabin': { dark: true, near: drawOrbit, far: drawDunes, weather: 'never' },
  peaks: { near: drawPeaks, far: drawPeaks },
  woods: { near: drawWoods, far: drawWoods },
  hut: { near: room, far: drawPeaks, weather: 'from-afar' },
  court: { near: drawCourt, far: drawCourt, weather: 'never' },
  gym: { near: drawCourt, far: school, weather: 'from-afar' },
  hall: { near: drawHall, far: drawHall, weather: 'never' },
  manor: { near: drawHall, far: drawWoods, weather: 'from-afar' },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
