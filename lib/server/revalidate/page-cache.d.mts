/** Next's own cache of pages, but for those that are outdated. */
export default class PageCache {
  constructor(context: object);
  get(key: string, context: object): Promise<{ lastModified?: number; value: unknown } | null>;
  set(key: string, value: unknown, context: object): Promise<void>;
}
