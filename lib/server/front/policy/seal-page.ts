import 'server-only';

import { readEnv } from '@/lib/env';
import { thirdPartyOrigins } from '@/lib/third-parties';

import { thirdParties } from '../../third-parties';

import { directivesOf, formatPolicy, withInline, type Directives } from './directives';
import { inlineHashes } from './inline-hashes';
import { isPageData } from './is-page-data';
import { isOwnText } from './own-texts';

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

/** A page that was built beforehand holds nobody's words but ours; one that was rendered since may run what we know as ours, and data. */
const TRUSTED = {
  built: () => true,
  rendered: (text: string) => isOwnText(text) || isPageData(text),
};

/** A page as it is sent, and its policy. */
export function sealPage(html: string, made: keyof typeof TRUSTED): SealedPage {
  return {
    html,
    policy: formatPolicy(withInline((directives ??= directivesNow()), inlineHashes(html, TRUSTED[made]))),
  };
}
