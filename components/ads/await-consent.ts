import { limits } from '@/lib/limits';

import { loadScript } from './load-script';
import { consentAfter, groupsOf } from './model/consent';

declare global {
  interface Window {
    /** Where a service that asks for consent keeps what was consented to: `,C0001,C0002,`. */
    OnetrustActiveGroups?: unknown;
  }
}

interface Hearing {
  /** Told the groups that were consented to, and again when they are others: who gave his consent may take it back. */
  onGiven: (groups: string) => void;
  /** Told, once, that there is no answer after a while. */
  onSilence: () => void;
}

/** Loads what asks the reader, and looks for his answer. It is told to the caller and, as an event, to the window. @returns what ends the looking */
export function awaitConsent(script: string, { onGiven, onSilence }: Hearing): () => void {
  loadScript(script);
  let tries = 0;
  let timer = setInterval(look, limits.consentPollMs);

  function tell(groups: string) {
    onGiven(groups);
    window.dispatchEvent(new CustomEvent('consent-ready', { detail: groups }));
  }

  function look() {
    const consent = consentAfter(++tries, window.OnetrustActiveGroups);
    if (tries === limits.consentSilenceTries && consent.kind === 'waiting') onSilence();
    if (consent.kind === 'waiting') return;
    clearInterval(timer);
    if (consent.kind === 'missed') return;
    tell(consent.groups);
    let heard = consent.groups;
    timer = setInterval(() => {
      const groups = groupsOf(window.OnetrustActiveGroups);
      if (groups !== heard) tell((heard = groups));
    }, limits.consentChangeMs);
  }

  return () => clearInterval(timer);
}
