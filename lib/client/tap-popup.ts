import { send } from './send';

/** Has the origin keep that a reader answered a popup. It is lost where the origin cannot be reached: the reader goes on all the same. */
export function tapPopup(popupId: number): void {
  send({ endpoint: 'tapPopup', query: { popup_id: popupId } }).catch(() => undefined);
}
