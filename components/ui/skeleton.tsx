import styles from './skeleton.module.css';

/** A quiet box where something will be; with dots where it will be a picture. Sized by CSS lengths. */
export function Skeleton({
  width = '100%',
  height,
  ratio,
  dots,
}: {
  width?: string;
  height?: string;
  ratio?: string;
  dots?: boolean;
}) {
  return (
    <span
      aria-hidden
      className={dots ? styles.dots : styles.box}
      style={{ width, height, aspectRatio: ratio }}
      data-loading
    />
  );
}
