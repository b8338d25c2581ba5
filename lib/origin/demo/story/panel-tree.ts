/** How much room a panel takes; what a beat asks for. */
export type Weight = 1 | 2 | 3;

export type Edge = 'top' | 'right' | 'bottom' | 'left';

/** A page is cut again and again into rows or columns; what is left uncut are the panels, in reading order. */
export type PanelTree = Panel | Cut;

interface Panel {
  weight: Weight;
  /** Edges that run off the page. */
  bleed: readonly Edge[];
}

interface Cut {
  along: 'rows' | 'columns';
  /** Shares of the whole, one a child. */
  shares: readonly number[];
  /** How far each cut leans, in px, one fewer than the children. */
  slants: readonly number[];
  children: readonly PanelTree[];
  /** Width of the gutters in px where it is not the usual one. */
  gap?: number;
  /** Height in px kept free above the first of its children, for a title. */
  head?: number;
}

export function panel(weight: Weight, ...bleed: Edge[]): Panel {
  return { weight, bleed };
}

function cut(along: Cut['along'], parts: readonly (readonly [number, PanelTree])[], slants: readonly number[]): Cut {
  return {
    along,
    shares: parts.map(([share]) => share),
    slants: parts.slice(1).map((_, i) => slants[i] ?? 0),
    children: parts.map(([, child]) => child),
  };
}

export function rows(parts: readonly (readonly [number, PanelTree])[], ...slants: number[]): Cut {
  return cut('rows', parts, slants);
}

/** Columns in reading order: the first is the right one where the chapter reads from the right. */
export function columns(parts: readonly (readonly [number, PanelTree])[], ...slants: number[]): Cut {
  return cut('columns', parts, slants);
}

/** The panels of a tree in reading order. */
export function panelsOf(tree: PanelTree): Panel[] {
  return 'children' in tree ? tree.children.flatMap(panelsOf) : [tree];
}
