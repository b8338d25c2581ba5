interface Props {
  x: number;
  y: number;
  width: number;
  /** Dot diameters, a row each, from top to bottom. */
  sizes: readonly number[];
  pitch?: number;
  color?: string;
}

/** Rows stand this far apart, in pitches. */
export const DOT_ROW = 0.6;

/** A halftone ramp inside an SVG: every row is one dashed line whose dashes are dots. */
export function DotRamp({ x, y, width, sizes, pitch = 10, color = 'var(--ink)' }: Props) {
  return (
    <g stroke={color} strokeLinecap="round" strokeDasharray={`0 ${pitch}`}>
      {sizes.map((size, row) => (
        <path
          key={row}
          d={`M${x + (row % 2) * (pitch / 2)} ${y + row * pitch * DOT_ROW}h${width}`}
          strokeWidth={size}
        />
      ))}
    </g>
  );
}
