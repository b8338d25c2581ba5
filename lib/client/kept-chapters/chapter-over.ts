import { OriginError } from '@/lib/domain/origin-error';

/** A kept chapter that may be read no longer, with no origin in reach to say so in its own words. */
export class ChapterOver extends OriginError {
  constructor() {
    super('default', { all: [] });
  }

  override get isRefusal(): boolean {
    return true;
  }
}
