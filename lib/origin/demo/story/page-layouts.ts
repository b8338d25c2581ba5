import type { PageRole } from './chapter-shape';
import { columns, panel, rows, type PanelTree } from './panel-tree';

type Layouts = Record<Exclude<PageRole, 'slice'>, Record<string, PanelTree>>;

const [small, half, large] = [panel(1), panel(2), panel(3)];

/** Four equal panels one below the other, under a title: close enough that the eye goes down before it goes across. */
const column: PanelTree = {
  ...rows([
    [0.25, small],
    [0.25, small],
    [0.25, small],
    [0.25, small],
  ]),
  gap: 16,
  head: 84,
};

/** The grammar of pages: what a page may look like, by what it is for. */
export const PAGE_LAYOUTS: Layouts = {
  splash: {
    full: panel(3, 'top', 'right', 'bottom', 'left'),
    inset: rows(
      [
        [0.74, panel(3, 'top', 'right', 'left')],
        [0.26, half],
      ],
      60,
    ),
    pair: rows(
      [
        [0.68, panel(3, 'top', 'right', 'left')],
        [
          0.32,
          columns(
            [
              [0.45, small],
              [0.55, half],
            ],
            40,
          ),
        ],
      ],
      -50,
    ),
  },
  story: {
    opening: rows(
      [
        [0.36, panel(3, 'top', 'right', 'left')],
        [
          0.3,
          columns(
            [
              [0.54, half],
              [0.46, half],
            ],
            50,
          ),
        ],
        [
          0.34,
          columns(
            [
              [
                0.42,
                rows([
                  [0.5, small],
                  [0.5, small],
                ]),
              ],
              [0.58, panel(3, 'right', 'bottom')],
            ],
            -40,
          ),
        ],
      ],
      -24,
      30,
    ),
    stack: rows(
      [
        [
          0.3,
          columns(
            [
              [0.42, small],
              [0.58, half],
            ],
            40,
          ),
        ],
        [0.42, panel(3, 'right', 'left')],
        [
          0.28,
          columns(
            [
              [0.5, small],
              [0.5, small],
            ],
            -30,
          ),
        ],
      ],
      20,
      -26,
    ),
    action: rows(
      [
        [
          0.27,
          columns(
            [
              [0.55, half],
              [0.45, small],
            ],
            70,
          ),
        ],
        [0.46, panel(3, 'left', 'right')],
        [
          0.27,
          columns(
            [
              [0.4, small],
              [0.6, half],
            ],
            -60,
          ),
        ],
      ],
      90,
      -110,
    ),
    tumble: rows(
      [
        [0.44, panel(3, 'top', 'right', 'left')],
        [
          0.26,
          columns(
            [
              [0.38, small],
              [0.62, half],
            ],
            60,
          ),
        ],
        [0.3, half],
      ],
      -80,
      60,
    ),
    talk: rows(
      [
        [
          0.3,
          columns(
            [
              [0.38, small],
              [0.62, half],
            ],
            36,
          ),
        ],
        [0.4, half],
        [
          0.3,
          columns(
            [
              [0.34, small],
              [0.33, small],
              [0.33, small],
            ],
            30,
            -30,
          ),
        ],
      ],
      0,
      24,
    ),
    ladder: rows(
      [
        [0.25, half],
        [
          0.25,
          columns(
            [
              [0.5, small],
              [0.5, small],
            ],
            44,
          ),
        ],
        [
          0.25,
          columns(
            [
              [0.62, half],
              [0.38, small],
            ],
            -36,
          ),
        ],
        [
          0.25,
          columns(
            [
              [0.36, small],
              [0.64, half],
            ],
            30,
          ),
        ],
      ],
      18,
      -18,
      14,
    ),
    tale: rows([
      [0.44, large],
      [
        0.28,
        columns([
          [0.42, small],
          [0.58, half],
        ]),
      ],
      [
        0.28,
        columns([
          [0.58, half],
          [0.42, small],
        ]),
      ],
    ]),
    steps: rows(
      [
        [
          0.34,
          columns(
            [
              [0.58, half],
              [0.42, small],
            ],
            50,
          ),
        ],
        [
          0.32,
          columns(
            [
              [0.4, small],
              [0.6, half],
            ],
            -50,
          ),
        ],
        [
          0.34,
          columns(
            [
              [0.5, half],
              [0.5, half],
            ],
            40,
          ),
        ],
      ],
      30,
      -30,
    ),
    tower: columns(
      [
        [0.44, panel(3, 'top', 'bottom', 'left')],
        [
          0.56,
          rows(
            [
              [0.34, half],
              [0.33, small],
              [0.33, half],
            ],
            30,
            -20,
          ),
        ],
      ],
      70,
    ),
    four: rows(
      [
        [0.36, half],
        [
          0.3,
          columns(
            [
              [0.5, small],
              [0.5, small],
            ],
            54,
          ),
        ],
        [0.34, panel(3, 'right', 'bottom', 'left')],
      ],
      -30,
      40,
    ),
    three: rows(
      [
        [0.31, half],
        [0.28, half],
        [0.41, panel(3, 'right', 'bottom', 'left')],
      ],
      30,
      -60,
    ),
    two: rows(
      [
        [0.42, half],
        [0.58, panel(3, 'right', 'bottom', 'left')],
      ],
      -60,
    ),
    fall: rows(
      [
        [0.6, panel(3, 'top', 'right', 'left')],
        [0.4, half],
      ],
      50,
    ),
    burst: rows(
      [
        [0.5, panel(3, 'top', 'right', 'left')],
        [
          0.24,
          columns(
            [
              [0.5, small],
              [0.5, small],
            ],
            40,
          ),
        ],
        [
          0.26,
          columns(
            [
              [0.58, half],
              [0.42, small],
            ],
            -40,
          ),
        ],
      ],
      70,
      -10,
    ),
    weave: rows(
      [
        [
          0.28,
          columns(
            [
              [0.36, small],
              [0.64, half],
            ],
            40,
          ),
        ],
        [
          0.24,
          columns(
            [
              [0.5, small],
              [0.5, small],
            ],
            -40,
          ),
        ],
        [0.48, panel(3, 'right', 'bottom', 'left')],
      ],
      -20,
      70,
    ),
    close: rows(
      [
        [
          0.26,
          columns(
            [
              [0.5, small],
              [0.5, small],
            ],
            36,
          ),
        ],
        [0.26, half],
        [
          0.24,
          columns(
            [
              [0.44, small],
              [0.56, half],
            ],
            -36,
          ),
        ],
        [0.24, half],
      ],
      0,
      26,
      -20,
    ),
  },
  spread: {
    wide: rows(
      [
        [0.69, panel(3, 'top', 'right', 'left')],
        [
          0.31,
          columns(
            [
              [0.3, small],
              [0.34, half],
              [0.36, half],
            ],
            50,
            -40,
          ),
        ],
      ],
      -120,
    ),
    rise: rows(
      [
        [
          0.3,
          columns(
            [
              [0.5, half],
              [0.5, half],
            ],
            60,
          ),
        ],
        [0.7, panel(3, 'right', 'bottom', 'left')],
      ],
      110,
    ),
    sweep: rows(
      [
        [0.66, panel(3, 'top', 'right', 'left')],
        [
          0.34,
          columns(
            [
              [0.24, small],
              [0.26, small],
              [0.24, small],
              [0.26, half],
            ],
            40,
            40,
            -40,
          ),
        ],
      ],
      90,
    ),
  },
  quiet: {
    breath: rows([
      [0.62, panel(3, 'top', 'right', 'left')],
      [0.38, half],
    ]),
    pause: rows([
      [0.3, half],
      [0.7, panel(3, 'right', 'bottom', 'left')],
    ]),
    three: rows([
      [0.26, half],
      [0.48, large],
      [0.26, half],
    ]),
  },
  koma: {
    columns: {
      ...columns([
        [0.5, column],
        [0.5, column],
      ]),
      gap: 46,
    },
  },
  hook: {
    turn: rows(
      [
        [
          0.28,
          columns(
            [
              [0.5, small],
              [0.5, small],
            ],
            40,
          ),
        ],
        [0.72, panel(3, 'right', 'bottom', 'left')],
      ],
      -70,
    ),
    question: rows(
      [
        [0.26, half],
        [
          0.24,
          columns(
            [
              [0.42, small],
              [0.58, half],
            ],
            -40,
          ),
        ],
        [0.5, panel(3, 'right', 'bottom', 'left')],
      ],
      30,
      -60,
    ),
    last: rows(
      [
        [0.34, half],
        [0.66, panel(3, 'right', 'bottom', 'left')],
      ],
      60,
    ),
  },
};
