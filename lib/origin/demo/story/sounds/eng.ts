/** Sound effects, one word each, lettered large into the art. */
export const eng = {
  horn: 'TOOOT',
  slam: 'BLAM!',
  run: 'TAP TAP TAP',
  knock: 'KNOCK KNOCK',
  gasp: '!!',
  wind: 'WHOOOSH',
  rain: 'TSSSH',
  heart: 'BA-DUMP',
  bell: 'DING!',
  hum: 'HMMMMM',
  crash: 'KRAKK!',
  dash: 'ZWOOSH',
  click: 'CLICK',
  splash: 'SPLOSH',
  sip: 'SLURP',
  growl: 'GRRUMBLE',
} as const;

export type SoundKey = keyof typeof eng;
