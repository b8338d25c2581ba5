import type { wire } from '@/lib/wire/messages';

const METHODS = { push: 0, modal: 1, external: 2 } as const;

/** A page of ours, in the scheme that apps open themselves and web readers translate to a path. */
export const appUrl = {
  title: (titleId: number) => `komawari://detail/${titleId}`,
  viewer: (chapterId: number) => `komawari://viewer/${chapterId}`,
};

export function actionMessage(url: string, method: keyof typeof METHODS = 'push'): wire.ITransitionAction {
  return { method: METHODS[method], url };
}
