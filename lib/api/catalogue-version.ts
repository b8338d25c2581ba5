import { ask } from './ask';
import type { Send } from './send';

/** Another text whenever what pages show may be other than before. @throws as `ask` does */
export async function fetchCatalogueVersion(send: Send): Promise<string> {
  const { view } = await ask(send, { endpoint: 'catalogueVersion' });
  return view.version ?? '';
}
