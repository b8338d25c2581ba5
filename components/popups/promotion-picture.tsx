import { DotRamp } from '@/components/ui/dot-ramp';

const RAYS = Array.from({ length: 18 }, (_, ray) => (ray * Math.PI) / 9);
const point = (angle: number, radius: number) => `${(250 + radius * Math.cos(angle)).toFixed(1)} ${(150 + radius * Math.sin(angle)).toFixed(1)}`;

/** An open book that rises out of the sea like the sun. */
export function PromotionPicture({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 500 220" width="500" height="220" aria-hidden focusable="false">
      <clipPath id="promotion-frame">
        <path d="M0 0h500v220H0z" />
      </clipPath>
      <g clipPath="url(#promotion-frame)">
        <path d="M0 0h500v220H0z" fill="var(--tone)" />
        {RAYS.map((angle) => (
          <path key={angle} d={`M250 150L${point(angle, 340)}L${point(angle + Math.PI / 18, 340)}z`} fill="var(--spot)" />
        ))}
        <circle cx="250" cy="150" r="104" fill="var(--spot)" />
        <circle cx="250" cy="150" r="104" fill="none" stroke="var(--tone)" strokeWidth="6" />
        <g stroke="var(--ink)" strokeWidth="5" strokeLinejoin="round" fill="var(--paper)">
          <path d="M250 88C222 66 184 62 150 72V160C184 150 222 154 250 172C278 154 316 150 350 160V72C316 62 278 66 250 88z" />
          <path d="M250 88V172" />
        </g>
        <path d="M166 86l30-4-5 34-25 4z M206 82c11 1 20 4 29 9v34c-11-7-22-10-34-12z M166 132c23-4 46-2 69 8v12c-23-10-46-12-69-7z" fill="var(--ink)" />
        <path d="M265 91c24-12 48-15 70-9l0 26c-24-4-48 1-70 14z" fill="var(--ink)" />
        <path d="M265 136l32-13 4 22-36 12z M310 120l25-2v28l-20-1z" fill="var(--spot)" />
        <path d="M0 168q21-14 42 0t42 0 42 0 42 0 42 0 42 0 42 0 42 0 42 0 42 0 42 0 42 0V220H0z" fill="var(--ink)" />
        <DotRamp x={0} y={190} width={500} pitch={12} sizes={[3.4, 2.6, 1.8, 1.2]} color="var(--paper)" />
      </g>
      <path d="M1.500 1.500h497v217H1.500z" fill="none" stroke="var(--ink)" strokeWidth="3" />
    </svg>
  );
}
