/** What readers do that an operator may want to count with a service of his own. */
export type Happening =
  | { kind: 'viewer-banner'; action: 'Click' | 'Impression'; bannerId: number }
  | { kind: 'ranking-banner'; bannerId: number };
