import { ownInline } from '@/components/ui/own-inline';

/** Colours and logo of the operator's, in the document's head: they are there before anything is drawn. */
export function SiteStyle({ css }: { css: string | undefined }) {
  return css ? <style dangerouslySetInnerHTML={{ __html: ownInline(css) }} /> : null;
}
