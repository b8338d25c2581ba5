import type { ImageQuality } from './viewer-choices';

const PAGE = /\/media\/page\/\d+\/([0-9a-f]{16})(?:-plain)?(-left|-right)?-(low|high|super_high)\.webp/;

/** What the address of a published page names. */
export interface PageContent {
  /** The picture, the same in every chapter, quality and part, and with or without a key. */
  content: string;
  /** The half of it that is shown, `-left` or `-right`; empty for all of it. */
  part: string;
  quality: ImageQuality;
}

/** Undefined for an address that names a page by its number, as those of drawn pages do, and for other addresses. */
export function pageContentOf(imageUrl: string): PageContent | undefined {
  const [, content, part = '', quality] = PAGE.exec(imageUrl) ?? [];
  return content && quality ? { content, part, quality: quality as ImageQuality } : undefined;
}
