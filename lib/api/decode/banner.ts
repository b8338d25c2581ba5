import type { Banner } from '@/lib/domain/banner';
import type { TransitionAction } from '@/lib/domain/transition-action';
import type { wire } from '@/lib/wire/messages';

import { pick } from './pick';

export function decodeAction(action: wire.ITransitionAction | null | undefined): TransitionAction | undefined {
  return action?.url
    ? { method: pick(['push', 'modal', 'external'] as const, action.method, 'external'), url: action.url }
    : undefined;
}

export function decodeBanner(banner: wire.IBanner): Banner {
  return {
    id: banner.id ?? 0,
    imageUrl: banner.imageUrl ?? '',
    action: decodeAction(banner.action),
    width: banner.width ?? 0,
    height: banner.height ?? 0,
    isPr: banner.isPr ?? false,
  };
}

/** A banner without a picture is no banner. */
export function decodeOptionalBanner(banner: wire.IBanner | null | undefined): Banner | undefined {
  return banner?.imageUrl ? decodeBanner(banner) : undefined;
}
