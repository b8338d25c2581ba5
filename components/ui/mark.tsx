/** The product's mark of three panels; in its place the operator's logo, by the document's styles. `size` is px, both ways. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg data-mark width={size} height={size} viewBox="0 0 28 28" aria-hidden focusable="false">
      <path d="M0 0h17.5L15.1 17H0z" fill="currentColor" />
      <path d="M20.5 0H28v17H18.1z" fill="var(--spot-fill)" />
      <path d="M0 20h28v8H0z" fill="currentColor" />
    </svg>
  );
}
