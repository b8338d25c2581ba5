import { tellLeaving } from '@/lib/client/leaving';

/** The router's word that another page has been asked for; until it arrives the shell says so. */
export function onRouterTransitionStart(address: string): void {
  tellLeaving(address);
}
