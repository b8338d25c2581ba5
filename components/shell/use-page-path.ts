import { useSelectedLayoutSegments } from 'next/navigation';

/**
 * The path of the page that is drawn, below its locale. A page may stand at another's address (nothing is there, or it cannot be shown), and the server
 * knows only its own: what the address bar says would draw another shell in the browser than came from the server.
 */
export function usePagePath(): string {
  return `/${useSelectedLayoutSegments().join('/')}`;
}
