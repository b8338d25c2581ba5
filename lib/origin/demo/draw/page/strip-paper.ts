import type { StripPanel } from '../../story/cut-strip';
import type { Ground } from '../../story/scene';
import type { Box } from '../geometry';
import type { Finish } from '../people/finish';
import { boxPath } from '../places/shape';
import { path, type Svg } from '../svg';
import { dotRamp } from '../texture/halftone';

const DARK: ReadonlySet<Ground> = new Set(['black', 'focus-black', 'speed-black']);

/** The paper of a strip: it goes black around dark moments and comes back through dots. Night worlds stay black. */
export function drawStripPaper(
  panels: readonly StripPanel[],
  size: { width: number; height: number },
  { noir, ink, paper }: Finish,
): Svg {
  const { width, height } = size;
  const whole = path(boxPath({ x: 0, y: 0, width, height }), { fill: noir ? ink : paper });
  if (noir) return whole;
  const dark = (panel: StripPanel | undefined) => panel !== undefined && DARK.has(panel.beat.beat.ground);
  const bands = panels.flatMap((panel, i) => {
    const above = panels[i - 1];
    const top = above ? above.y + above.height : 0;
    const gap: Box = { x: -8, y: top - 60, width: width + 16, height: panel.y - top + 60 };
    const rise = (v: number) => Math.min(1.2, Math.max(0, (v - 0.25) * 1.7));
    const fade =
      dark(above) === dark(panel)
        ? dark(panel)
          ? path(boxPath(gap), { fill: ink })
          : ''
        : dotRamp({ box: gap, pitch: 15, colour: ink, value: (_u, v) => rise(dark(panel) ? v : 1 - v) });
    const beside = dark(panel)
      ? path(boxPath({ x: 0, y: panel.y, width, height: panel.height - 60 }), { fill: ink })
      : '';
    return [fade, beside];
  });
  const last = panels.at(-1);
  const end =
    last && dark(last)
      ? dotRamp({
          box: { x: -8, y: last.y + last.height - 60, width: width + 16, height: height - last.y - last.height + 60 },
          pitch: 15,
          colour: ink,
          value: (_u, v) => 1.2 - 1.5 * v,
        })
      : '';
  return whole + bands.join('') + end;
}
