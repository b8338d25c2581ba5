/** Where a banner, popup or news item leads. */
export interface TransitionAction {
  method: 'push' | 'modal' | 'external';
  url: string;
}
