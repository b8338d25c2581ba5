import { limits } from '@/lib/limits';

/** The signed address of a page as the origin gives it, which also opens the page in other widths; with what else was asked of it. */
const OURS =
  /\/media\/page\/\d+\/(?:\d+|[0-9a-f]{16}(?:-plain)?)(?:-(?:left|right))?-(?:low|high|super_high)\.webp\?e=\d+&s=[\w-]+(?:&|$)/;

const previews = limits.pageWidthsPx.filter((width) => width <= limits.pagePreviewMaxPx);

/** The `srcset` of a plain page that is `width` px wide; undefined for an address that has no widths, of an origin elsewhere. */
export function pageSrcSet(imageUrl: string, width: number): string | undefined {
  if (!OURS.test(imageUrl)) return undefined;
  const narrower = limits.pageWidthsPx.filter((one) => one < width);
  return [...narrower.map((one) => `${withWidth(imageUrl, one)} ${one}w`), `${imageUrl} ${width}w`].join(', ');
}

/** The address of the narrowest file of a page, itself `width` px wide, that fills `px` device pixels; the page's own where none does. */
export function pageOfWidth(imageUrl: string, width: number, px: number): string {
  const fitting = OURS.test(imageUrl) ? limits.pageWidthsPx.find((one) => one >= px) : undefined;
  return fitting !== undefined && fitting < width ? withWidth(imageUrl, fitting) : imageUrl;
}

/** The address of a page's small file that fills `px` device pixels, or else the largest of these; the page's own where it has none. */
export function previewAddress(imageUrl: string, px: number): string {
  const fitting = previews.find((one) => one >= px) ?? previews.at(-1);
  return fitting !== undefined && OURS.test(imageUrl) ? withWidth(imageUrl, fitting) : imageUrl;
}

function withWidth(imageUrl: string, width: number): string {
  return `${imageUrl}&w=${width}`;
}
