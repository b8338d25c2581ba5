import { act, fireEvent, render } from '@testing-library/react';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactNode } from 'react';

import { WithMessages } from '@/components/ui/render-in-test';
import type { ChapterView } from '@/lib/domain/chapter-view';
import type { SystemPopup } from '@/lib/domain/popup';

import { furnishBrowser, PAGE_HEIGHT } from './viewer-in-test';
import { ViewerFrame } from './viewer-frame';

/** A browser without stored choices, at the address of the chapter. */
export function openReader(): void {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/viewer/10001');
  furnishBrowser();
}

export function closeReader(): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
}

/** The viewer of a chapter, or of the refusal that the server got instead, with ways to its parts. */
export function renderViewer(told: ChapterView | SystemPopup, ad?: ReactNode) {
  const given = 'pages' in told ? { chapterId: told.chapterId, view: told } : { chapterId: 10001, popup: told };
  const { container } = render(
    <AppRouterContext.Provider value={{ prefetch: () => undefined } as unknown as AppRouterInstance}>
      <WithMessages>
        <ViewerFrame given={given} ad={ad} />
      </WithMessages>
    </AppRouterContext.Provider>,
  );
  const query = (selector: string) => container.querySelector<HTMLElement>(selector);
  return {
    root: query('[data-viewer]')!,
    stage: query('main')!,
    picture: (number: number) => container.querySelector<HTMLImageElement>(`[data-page="${number}"] img`),
    shown: () =>
      [...container.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.page ?? 'last'),
    query,
  };
}

/** Has every picture come as soon as it is asked for. */
export const bringPictures = () => jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);

export const arrived = async (picture: HTMLImageElement | null) => act(async () => void fireEvent.load(picture!));
export const scrollTo = (page: number) => act(async () => window.scrollTo({ top: (page - 1) * PAGE_HEIGHT }));
