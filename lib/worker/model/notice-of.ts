/** What is shown of a message: a chapter of a favourite has come out. */
interface ShownNotice {
  title: string;
  options: NotificationOptions & { image?: string; data: { path: string } };
}

/** Reads a message of the origin's; undefined where it is none. Where it leads is a path of this site, the home page otherwise. */
export function noticeOf(message: unknown, site: string): ShownNotice | undefined {
  const { title, body, icon, image, path, tag } = Object(message) as Record<string, unknown>;
  if (typeof title !== 'string' || title === '') return undefined;
  return {
    title,
    options: {
      body: textOf(body),
      icon: textOf(icon),
      image: textOf(image),
      tag: textOf(tag),
      data: { path: pathOf(path, site) },
    },
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** @param site its origin, `https://…` */
export function pathOf(value: unknown, site: string): string {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, site)) return '/';
  const { origin, pathname, search } = new URL(value, site);
  // What begins with two slashes, once its dots are gone, would lead to another site.
  return origin === site && !pathname.startsWith('//') ? pathname + search : '/';
}
