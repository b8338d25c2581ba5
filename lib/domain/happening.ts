/** What readers do that an operator may want to count with a service of his own. */
export interface Happening {
  kind: 'viewer-banner' | 'ranking-banner' | 'home-banner' | 'home-popup';
  action: 'Click' | 'Impression';
  /** Id of the banner or popup. */
  id: number;
}
