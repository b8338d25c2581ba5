/** So many make one credit. */
const TOGETHER = 100;

export interface PayloadCredit {
  /** Of the title, and of the chapter, that says it: neither is one of the demo's. */
  id: number;
  text: string;
}

/** Credits that are made up of all payloads, as many of them in each as a page bears. */
export function payloadCredits(payloads: readonly string[]): PayloadCredit[] {
  return Array.from({ length: Math.ceil(payloads.length / TOGETHER) }, (_, at) => ({
    id: 900_001 + at,
    text: payloads.slice(at * TOGETHER, (at + 1) * TOGETHER).join(' '),
  }));
}
