import { OriginError, type ErrorAction } from '@/lib/domain/origin-error';
import type { wire } from '@/lib/wire/messages';

import { pick } from './pick';
import { decodeSystemPopup } from './popup';

/** In the order of the wire's numbers. */
export const ERROR_ACTIONS: readonly ErrorAction[] = ['default', 'unauthorized', 'maintenance', 'geo-blocked'];

export function decodeError(error: wire.IErrorResult): OriginError {
  return new OriginError(
    pick(ERROR_ACTIONS, error.action, 'default'),
    {
      english: error.englishPopup ? decodeSystemPopup(error.englishPopup) : undefined,
      spanish: error.spanishPopup ? { ...decodeSystemPopup(error.spanishPopup), language: 'esp' } : undefined,
      all: (error.popups ?? []).map(decodeSystemPopup),
    },
    error.debugInfo ?? '',
  );
}
