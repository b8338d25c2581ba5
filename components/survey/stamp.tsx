/** The corner of a reply card: a stamp with the mark of three panels, cancelled. */
export function Stamp() {
  return (
    <svg width="132" height="104" viewBox="0 0 132 104" aria-hidden focusable="false">
      <path
        d="M44 4h84v96H44z"
        fill="var(--paper)"
        stroke="var(--tone)"
        strokeWidth="7"
        strokeDasharray="0 12"
        strokeLinecap="round"
      />
      <path d="M54 14h64v76H54z" fill="var(--spot-fill)" />
      <path d="M64 30h27.5l-3.8 27H64z M96.2 30H108v27H92.4z M64 62h44v12.6H64z" fill="var(--spot-ink)" />
      <g fill="none" stroke="var(--ink)" strokeWidth="2.5">
        <circle cx="36" cy="58" r="33" />
        <circle cx="36" cy="58" r="25" />
        <path
          d="M67 46c10-7 16 7 26 0s16 7 26 0 M69 58c10-7 16 7 26 0s16 7 26 0 M67 70c10-7 16 7 26 0s16 7 26 0"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
