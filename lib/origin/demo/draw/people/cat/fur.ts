import type { Easel } from '../easel';
import { lightness, mix, type Paint } from '../paint';

export interface Fur {
  main: Paint;
  /** Stripes, patch or shirt front. */
  second: string;
  /** Lines on the fur: lashes, mouth and whiskers must show on black. */
  line: string;
  inside: string;
  muzzle: string;
}

/** The colours of a cat's coat. */
export function furOf(easel: Easel): Fur {
  const { who, paints, finish } = easel;
  const main = paints.hair;
  const dark = lightness(main.base) < 0.4;
  const coat = who.cat!;
  const onPage = {
    plain: finish.paper,
    tabby: main.shade,
    patch: dark ? finish.paper : finish.ink,
    tuxedo: finish.paper,
  };
  const second = finish.medium === 'colour' ? coat.second : onPage[coat.coat];
  return {
    main,
    second,
    line: dark ? mix(main.base, '#ffffff', 0.72) : finish.ink,
    inside: finish.medium === 'colour' ? '#f4a9a0' : '#d9d5cc',
    muzzle: coat.coat === 'tuxedo' ? second : mix(main.base, '#ffffff', dark ? 0.16 : 0.55),
  };
}
