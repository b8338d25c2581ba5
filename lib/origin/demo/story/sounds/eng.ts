/** Sound effects, lettered large into the art. English is the source of the keys. */
export const eng = {
  horn: 'TOOOT',
  rain: 'TSSSH',
  wind: 'WHOOOSH',
  hum: 'HMMMMM',
  run: 'TAP TAP TAP',
  dash: 'ZWOOSH',
  crash: 'KRAKK!',
  slam: 'BLAM!',
  knock: 'KNOCK KNOCK',
  click: 'CLICK',
  clink: 'CLINK',
  bell: 'DING!',
  sip: 'SLURP',
  growl: 'GRRRUMBLE',
  heart: 'BA-DUMP',
  gasp: '!!',
} as const;

export type SoundKey = keyof typeof eng;
