import type { Language } from './language';
import type { TransitionAction } from './transition-action';

export interface PopupButton {
  text: string;
  action?: TransitionAction;
}

/** A message in the system's own dialog. */
export interface SystemPopup {
  kind: 'system';
  subject: string;
  body: string;
  language: Language;
  ok?: PopupButton;
  neutral?: PopupButton;
  cancel?: PopupButton;
}

/** `id` is what "shown once" is remembered by. */
export type Popup = { id: number } & (
  | SystemPopup
  | { kind: 'app'; subject: string; body: string; imageUrl: string; action?: TransitionAction }
  | { kind: 'image'; imageUrl: string; action?: TransitionAction }
  | { kind: 'movie-reward'; imageUrl: string }
);
