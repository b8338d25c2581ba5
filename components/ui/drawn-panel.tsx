import type { ReactNode } from 'react';

interface Props {
  /** Unique in the document. */
  id: string;
  /** Corners, as SVG's `points`. */
  points: string;
  fill?: string;
  children?: ReactNode;
}

/** One panel of a drawing: what is in it ends at its frame. */
export function DrawnPanel({ id, points, fill = 'var(--paper)', children }: Props) {
  return (
    <g>
      <clipPath id={id}>
        <polygon points={points} />
      </clipPath>
      <polygon points={points} fill={fill} />
      <g clipPath={`url(#${id})`}>{children}</g>
      <polygon points={points} fill="none" stroke="var(--ink)" strokeWidth="3" />
    </g>
  );
}
