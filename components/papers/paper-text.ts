import type { TextBlock } from '@/components/catalog/text-blocks';

/** A page of text in one language. The ids are the sections' anchors, so every language has the same sections. */
export interface PaperText<Id extends string = string> {
  title: string;
  description: string;
  lead: string;
  sections: Record<Id, { head: string; body: readonly TextBlock[] }>;
}
