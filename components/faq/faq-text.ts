import type { TextBlock } from '@/components/catalog/text-blocks';

import type { FaqGroup, FaqQuestion } from './model/faq-groups';

/** The questions in one language: every language answers the same ones. */
export interface FaqText {
  title: string;
  description: string;
  lead: string;
  /** Follows the lead where a form stands at the foot. */
  leadToForm: string;
  heads: Record<FaqGroup, string>;
  questions: Record<FaqQuestion, { question: string; answer: readonly TextBlock[] }>;
}
