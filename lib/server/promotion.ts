import 'server-only';

import type { Promotion } from '@/lib/domain/promotion';
import { readEnv } from '@/lib/env';
import { isPromotedIn, promotionAt } from '@/lib/promotion';

/** What is promoted now, in some countries, to readers of a locale: the same for all, so pages may say it. */
export function runningPromotion(locale: string): Promotion | undefined {
  return promotionAt(readEnv().promotion, Date.now(), locale);
}

/** Whether it is promoted now where a reader is, as told by one of his request's headers: this is his alone. */
export function isPromotedTo(header: (name: string) => string | null): boolean {
  const { promotion, countryHeader } = readEnv();
  return (
    countryHeader !== undefined &&
    promotionAt(promotion, Date.now(), '') !== undefined &&
    isPromotedIn(promotion, header(countryHeader))
  );
}
