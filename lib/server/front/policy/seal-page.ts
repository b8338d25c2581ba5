import 'server-only';

import { readEnv } from '@/lib/env';
import { thirdPartyOrigins } from '@/lib/third-parties';

import { thirdParties } from '../../third-parties';

import { AWAIT_FONTS } from './await-fonts';
import { behindCharset } from './behind-charset';
import { directivesOf, formatPolicy, withInline, type Directives } from './directives';
import { holdScripts } from './hold-scripts';
import { inlineHashes } from './inline-hashes';
import { isPageData } from './is-page-data';
import { joinPageData } from './join-page-data';
import { isOwnText } from './own-texts';
import { START_HELD } from './start-held';

interface SealedPage {
  html: string;
  /** What browsers are told of it: from where it may load what, and which of the scripts and styles within it are ours. */
  policy: string;
}

let directives: Directives | undefined;

function directivesNow(): Directives {
  const { apiOrigin, promotion, thirdParties: named } = readEnv();
  return directivesOf({
    apiOrigin,
    promotionPicture: promotion.PROMOTION_PICTURE_URL,
    services: thirdParties(),
    serviceOrigins: thirdPartyOrigins(named),
  });
}

/** What is put into pages here. */
const PUT_IN = [AWAIT_FONTS, START_HELD];

/** A page that was built beforehand holds nobody's words but ours; one that was rendered since may run what we know as ours, and data. */
const TRUSTED = {
  built: () => true,
  rendered: (text: string) => PUT_IN.includes(text) || isOwnText(text) || isPageData(text),
};

/** A page as it is sent, and its policy. */
export function sealPage(given: string, made: keyof typeof TRUSTED): SealedPage {
  const html = behindCharset(holdScripts(joinPageData(given)), AWAIT_FONTS);
  return {
    html,
    policy: formatPolicy(withInline((directives ??= directivesNow()), inlineHashes(html, TRUSTED[made]))),
  };
}
