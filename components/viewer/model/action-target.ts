/** Where an action of the origin leads: a chapter, a title, or an address elsewhere. */
export type ActionTarget = { chapterId: number } | { titleId: number } | { href: string };

/** Reads an action's address: the app's own scheme names a chapter or a title, the web's leads outside. Anything else leads nowhere. */
export function actionTarget(url: string): ActionTarget | undefined {
  if (/^https?:\/\//i.test(url)) return { href: url };
  const [, place, id] = /^(?:[a-z][a-z0-9+.-]*:\/)?\/?(viewer|title_detail|detail|titles)\D+(\d{1,10})$/i.exec(url) ?? [];
  if (!place || !id) return undefined;
  return place.toLowerCase() === 'viewer' ? { chapterId: Number(id) } : { titleId: Number(id) };
}
