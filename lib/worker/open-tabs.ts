import { limits } from '@/lib/limits';

import type { OpenTab, WorkerScope } from './scope';
import { within } from './within';

declare const self: WorkerScope;

/** The scripts of each open tab, in one text a tab; undefined where one does not say, for it may be asleep. */
export async function openTabs(): Promise<string[] | undefined> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return Promise.all(tabs.map(scriptsOf)).catch(() => undefined);
}

async function scriptsOf(tab: OpenTab): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
  tab.postMessage({ kind: 'which-build' }, [port2]);
  try {
    return JSON.stringify(await within(answer, limits.tabAnswerMs));
  } finally {
    port1.close();
  }
}
