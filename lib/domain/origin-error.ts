import type { SystemPopup } from './popup';

/** The service is closed as a whole, for a while or for a country. */
export type Outage = 'maintenance' | 'geo-blocked';

export type ErrorAction = 'default' | 'unauthorized' | Outage;

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

  get outage(): Outage | undefined {
    return this.action === 'maintenance' || this.action === 'geo-blocked' ? this.action : undefined;
  }

  /** What was asked for may not be had, and the origin says why. Without a word it is a failure like any other. */
  get isRefusal(): boolean {
    return this.action === 'default' && Boolean(this.popups.english?.subject || this.popups.all.length);
  }
}
