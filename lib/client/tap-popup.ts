import { tap } from './tap';

/** Has the origin keep that a reader answered a popup. */
export function tapPopup(popupId: number): void {
  tap({ endpoint: 'tapPopup', query: { popup_id: popupId } });
}
