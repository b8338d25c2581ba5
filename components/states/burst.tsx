interface Props {
  x: number;
  y: number;
  inner: number;
  rays?: number;
  color?: string;
}

const OUTER = 260;

/** Speed lines towards a point: thin wedges of uneven length, the same each time. */
export function Burst({ x, y, inner, rays = 44, color = 'var(--ink)' }: Props) {
  const wedges = Array.from({ length: rays }, (_, ray) => {
    const angle = (ray / rays) * 2 * Math.PI;
    const half = (0.3 + ((ray * 7) % 5) / 9) * (Math.PI / rays);
    const from = inner * (1 + ((ray * 5) % 7) / 12);
    const at = (radius: number, turn: number) =>
      `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
    return `M${at(from, angle)}L${at(OUTER, angle - half)}L${at(OUTER, angle + half)}z`;
  });
  return <path d={wedges.join('')} fill={color} />;
}
