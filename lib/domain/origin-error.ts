import type { SystemPopup } from './popup';

export type ErrorAction = 'default' | 'unauthorized' | 'maintenance' | 'geo-blocked';

/** The origin answered with a refusal. `popups` holds its words by language, as many as it gave. */
export class OriginError extends Error {
  override readonly name = 'OriginError';
  constructor(
    readonly action: ErrorAction,
    readonly popups: { english?: SystemPopup; spanish?: SystemPopup; all: SystemPopup[] },
    readonly debugInfo = '',
  ) {
    super(popups.english?.subject || debugInfo || action);
  }

  /** A title or chapter that never was, as against one that may not be read. */
  get isNotFound(): boolean {
    return this.popups.english?.subject === 'Not Found';
  }
}
