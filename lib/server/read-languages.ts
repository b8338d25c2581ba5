import 'server-only';

import { fetchLanguages } from '@/lib/api/languages';

import { send } from './send';

/** The content languages there are titles in, and how many. */
export const readLanguages = () => fetchLanguages(send);
