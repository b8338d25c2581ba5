import { drawAlley } from '../places/alley';
import { drawInterior } from '../places/interior';
import { drawSchoolFront } from '../places/school-front';
import { drawStreet } from '../places/street';
import { drawArchedBridge } from './arched-bridge';
import { drawArchiveRoom } from './archive-room';
import { drawBakeShop } from './bake-shop';
import { drawBeach } from './beach';
import { drawBeastTown } from './beast-town';
import { drawBoxingRing } from './boxing-ring';
import { drawCourt } from './court';
import { drawDunes } from './dunes';
import { drawFair } from './fair';
import { drawGalley } from './galley';
import { drawGlasshouse } from './glasshouse';
import { drawGrandStairs } from './grand-stairs';
import { drawHall } from './hall';
import { drawHarbour } from './harbour';
import { drawHutRoom } from './hut-room';
import { drawMachineHall } from './machine-hall';
import { drawOrbit } from './orbit';
import { drawPeaks } from './peaks';
import { drawQuay } from './quay';
import { drawRoofs } from './roofs';
import { roomToStand } from './room-to-stand';
import { drawRoseGarden } from './rose-garden';
import { drawSchoolCorridor } from './school-corridor';
import type { DrawSetting, Setting } from './setting';
import { drawShipDeck } from './ship-deck';
import { drawStarDome } from './star-dome';
import { drawTram } from './tram';
import { drawTramStop } from './tram-stop';
import { drawUndersea } from './undersea';
import { drawWashingDeck } from './washing-deck';
import { drawWoods } from './woods';

const street: DrawSetting = (sheet, rng, view) => drawStreet(sheet, rng, view);
const school: DrawSetting = (sheet, rng, view) => drawSchoolFront(sheet, rng, view);
const alley: DrawSetting = (sheet, rng, view) => drawAlley(sheet, rng, view);
const room: DrawSetting = (sheet, rng, { box, finish, figures }) =>
  drawInterior(sheet, rng, { box: figures ? roomToStand(box) : box, finish });

/** Every place that inside pages can show. */
export const SETTINGS = {
  quay: { near: drawQuay, far: drawQuay },
  harbour: { near: drawHarbour, far: drawHarbour },
  beach: { near: drawBeach, far: drawBeach },
  street: { near: street, far: street },
  classroom: { near: room, far: school, weather: 'from-afar' },
  kitchen: { near: room, far: street, weather: 'from-afar' },
  'school-yard': { near: school, far: school },
  alley: { near: alley, far: drawRoofs },
  lane: { near: alley, far: alley },
  roofs: { near: drawRoofs, far: drawRoofs },
  office: { near: room, far: drawRoofs, weather: 'from-afar' },
  'tax-office': { near: room, far: drawBeastTown, weather: 'from-afar' },
  'beast-town': { near: drawBeastTown, far: drawBeastTown },
  tram: { near: drawTram, far: drawRoofs, weather: 'from-afar' },
  dunes: { near: drawDunes, far: drawDunes },
  cabin: { dark: true, near: drawOrbit, far: drawOrbit, weather: 'never' },
  observatory: { dark: true, near: drawOrbit, far: drawRoofs, weather: 'from-afar' },
  'desert-cabin': { dark: true, near: drawOrbit, far: drawDunes, weather: 'never' },
  peaks: { near: drawPeaks, far: drawPeaks },
  woods: { near: drawWoods, far: drawWoods },
  hut: { near: drawHutRoom, far: drawPeaks, weather: 'from-afar' },
  court: { near: drawCourt, far: drawCourt, weather: 'never' },
  gym: { near: drawCourt, far: school, weather: 'from-afar' },
  hall: { near: drawHall, far: drawHall, weather: 'never' },
  manor: { near: drawHall, far: drawWoods, weather: 'from-afar' },
  archive: { near: drawArchiveRoom, far: drawArchiveRoom, weather: 'never' },
  galley: { near: drawGalley, far: street, weather: 'from-afar' },
  'machine-yard': { near: drawMachineHall, far: drawMachineHall },
  fair: { near: drawFair, far: drawFair },
  glasshouse: { near: drawGlasshouse, far: drawGlasshouse, weather: 'never' },
  undersea: { near: drawUndersea, far: drawUndersea },
  deck: { near: drawShipDeck, far: drawShipDeck },
  stairs: { near: drawGrandStairs, far: drawGrandStairs, weather: 'never' },
  ring: { near: drawBoxingRing, far: drawBoxingRing, weather: 'never' },
  laundry: { near: drawWashingDeck, far: drawOrbit, weather: 'never' },
  dome: { near: drawStarDome, far: drawStarDome, weather: 'never' },
  corridor: { near: drawSchoolCorridor, far: school, weather: 'from-afar' },
  stop: { near: drawTramStop, far: drawTramStop },
  garden: { near: drawRoseGarden, far: drawRoseGarden },
  bridge: { near: drawArchedBridge, far: drawArchedBridge },
  'bake-shop': { near: drawBakeShop, far: street, weather: 'from-afar' },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
