import type { Happening } from '@/lib/domain/happening';

/** An entry of a tag manager's data layer: the event's name, and what it is about. */
export type LayerEvent = Record<string, string | number> & { event: string };

/** How a tag manager is told what happened. */
export function eventOf(happening: Happening): LayerEvent {
  const { bannerId: banner_id } = happening;
  if (happening.kind === 'viewer-banner')
    return { event: 'publisher_viewer_banner', action: happening.action, banner_id };
  return { event: 'ranking_banner', action: 'Click', banner_id };
}
