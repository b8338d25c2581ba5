import { limits } from '@/lib/limits';

import { loadScript } from './load-script';
import { consentAfter } from './model/consent';

declare global {
  interface Window {
    /** Where a service that asks for consent keeps what was consented to: `,C0001,C0002,`. */
    OnetrustActiveGroups?: unknown;
  }
}

/** Loads what asks the reader, and looks for his answer. It is told to the caller and, as an event, to the window. @returns what ends the looking */
export function awaitConsent(script: string, onGiven: (groups: string) => void): () => void {
  loadScript(script);
  let tries = 0;
  const timer = setInterval(() => {
    const consent = consentAfter(++tries, window.OnetrustActiveGroups);
    if (consent.kind === 'waiting') return;
    clearInterval(timer);
    if (consent.kind === 'missed') return;
    onGiven(consent.groups);
    window.dispatchEvent(new CustomEvent('consent-ready', { detail: consent.groups }));
  }, limits.consentPollMs);
  return () => clearInterval(timer);
}
