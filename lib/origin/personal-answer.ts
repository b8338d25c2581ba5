import { encodeResponse } from '@/lib/wire/encode-response';
import type { wire } from '@/lib/wire/messages';
import { cutStencil, type Stencil } from './stencil';
import type { Moment } from './moment';
import { marksOf, readerOf } from './reader-marks';
import type { Reader } from './store/reader';

/** Cutting a stencil takes a handful of encodings: it pays for an answer that is asked for so often in one second. */
const OFTEN = 2;

interface PersonalAnswer {
  moment: Moment;
  /** Names all that the answer depends on besides the reader. */
  key: string;
  reader: Reader;
  /** All that can be on it. */
  marks(): readonly string[];
  make(reader: Reader): wire.ISuccessResult;
}

/** An answer for one reader, in bytes where that is quicker: where many ask within a second, most of it is the same for all. */
export async function personalAnswer({
  moment,
  key,
  reader,
  marks,
  make,
}: PersonalAnswer): Promise<wire.ISuccessResult | Uint8Array<ArrayBuffer>> {
  const own = marksOf(reader);
  if (own === undefined) return make(reader);
  const asked = await moment.once(`asked ${key}`, async (before): Promise<Asked> => ({
    times: 0,
    before: (await before)?.stencil,
  }));
  if (++asked.times < OFTEN && !asked.before) return make(reader);
  asked.stencil ??= cut();
  return asked.stencil.fill(own);

  function cut(): Stencil {
    const all = marks();
    return cutStencil(all, (isSet) => encodeResponse({ success: make(readerOf(all.filter(isSet))) }), asked.before);
  }
}

/** How often an answer was asked for in a second, and its stencils of this second and the one before. */
interface Asked {
  times: number;
  stencil?: Stencil;
  before?: Stencil;
}
