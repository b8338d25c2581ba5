/** There are more pictures asked for than can be drawn soon. */
export class TooManyCards extends Error {}

interface Bounds {
  /** Cards kept at most; those asked for longest ago go first. */
  kept: number;
  atOnce: number;
  waiting: number;
  seconds: number;
}

type Draw = () => Promise<Buffer | undefined>;

/**
 * Draws each card once, however many ask for it, few at once, and keeps the latest for a time. A card that there is not is not kept.
 * @returns a function that @throws TooManyCards where too many wait already
 */
export function createCardShelf(
  { kept, atOnce, waiting, seconds }: Bounds,
  now: () => number = () => performance.now(),
) {
  const shelf = new Map<string, { card: Promise<Buffer | undefined>; until: number }>();
  const queue: (() => void)[] = [];
  let drawing = 0;

  async function inTurn(draw: Draw): Promise<Buffer | undefined> {
    if (drawing < atOnce) drawing += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await draw();
    } finally {
      const next = queue.shift();
      if (next) next();
      else drawing -= 1;
    }
  }

  return async function read(name: string, draw: Draw): Promise<Buffer | undefined> {
    const held = shelf.get(name);
    shelf.delete(name);
    if (held && held.until > now()) {
      shelf.set(name, held);
      return held.card;
    }
    if (drawing >= atOnce && queue.length >= waiting) throw new TooManyCards();
    const entry = { card: inTurn(draw), until: now() + seconds * 1_000 };
    shelf.set(name, entry);
    for (const oldest of [...shelf.keys()].slice(0, Math.max(0, shelf.size - kept))) shelf.delete(oldest);
    const drop = () => void (shelf.get(name) === entry && shelf.delete(name));
    return entry.card.then(
      (card) => {
        if (!card) drop();
        return card;
      },
      (error: unknown) => {
        drop();
        throw error;
      },
    );
  };
}
