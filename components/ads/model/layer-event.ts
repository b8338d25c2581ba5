import type { Happening } from '@/lib/domain/happening';

/** An entry of a tag manager's data layer: the event's name, and what it is about. */
export type LayerEvent = Record<string, string | number> & { event: string };

const EVENTS: Record<Happening['kind'], string> = {
  'viewer-banner': 'publisher_viewer_banner',
  'ranking-banner': 'ranking_banner',
  'home-banner': 'home_banner',
  'home-popup': 'home_popup',
};

/** How a tag manager is told what happened. */
export function eventOf({ kind, action, id }: Happening): LayerEvent {
  return { event: EVENTS[kind], action, [kind === 'home-popup' ? 'popup_id' : 'banner_id']: id };
}
