import { ribbon } from '../curve';
import { worn, wornLine, type DrawHat } from './worn';

/** Felt with a pinched crown and a band. */
export const fedora: DrawHat = (easel, pen, rear) => {
  const { hat, band } = easel.paints;
  pen.shape(
    worn(
      easel,
      [
        [-110, -76],
        [-104, -150, 0.06],
        [-66, -222, 0.12],
        [-30, -226, 0.22],
        [4, -206, -0.12],
        [44, -228, -0.06],
        [78, -214, 0.2],
        [104, -150, 0.1],
        [110, -76, 0.06],
      ],
      rear,
    ),
    hat.base,
  );
  pen.fill(
    worn(
      easel,
      [
        [40, -226],
        [78, -212, 0.2],
        [102, -150, 0.1],
        [108, -100, 0.04],
        [66, -96, 0],
        [70, -160, -0.06],
      ],
      rear,
    ),
    hat.shade,
  );
  if (easel.fine)
    pen.fill(
      ribbon(
        wornLine(
          easel,
          [
            [4, -204],
            [8, -184],
            [2, -160],
          ],
          rear,
        ),
        [easel.thin, easel.thin, 0],
      ),
      hat.line,
    );
  pen.shape(
    worn(
      easel,
      [
        [-110, -82],
        [-107, -118, 0],
        [0, -104, -0.1],
        [107, -118, -0.1],
        [110, -82, 0],
        [0, -66, 0.1],
      ],
      rear,
    ),
    band.base,
    easel.thin,
  );
  pen.shape(
    worn(
      easel,
      [
        [-190, -92],
        [-118, -104, -0.1],
        [0, -84, -0.08],
        [118, -104, -0.08],
        [190, -92, -0.1],
        [120, -58, 0.12],
        [0, -42, 0.08],
        [-120, -58, 0.08],
      ],
      rear,
    ),
    hat.base,
  );
  pen.fill(
    worn(
      easel,
      [
        [-160, -82],
        [-100, -66, -0.04],
        [0, -54, -0.08],
        [100, -66, -0.08],
        [160, -82, -0.04],
        [112, -60, 0.08],
        [0, -45, 0.08],
        [-112, -60, 0.08],
      ],
      rear,
    ),
    hat.shade,
  );
};

/** A soft dome with a wide floppy brim. */
export const sunHat: DrawHat = (easel, pen, rear) => {
  const { hat, band } = easel.paints;
  pen.shape(
    worn(
      easel,
      [
        [-118, -72],
        [-106, -158, 0.12],
        [-52, -208, 0.14],
        [52, -208, 0.12],
        [106, -158, 0.14],
        [118, -72, 0.12],
      ],
      rear,
    ),
    hat.base,
  );
  pen.fill(
    worn(
      easel,
      [
        [48, -206],
        [104, -158, 0.14],
        [114, -100, 0.08],
        [76, -96, 0],
        [80, -160, -0.12],
      ],
      rear,
    ),
    hat.shade,
  );
  pen.shape(
    worn(
      easel,
      [
        [-120, -70],
        [-116, -104, 0],
        [0, -92, -0.1],
        [116, -104, -0.1],
        [120, -70, 0],
        [0, -56, 0.1],
      ],
      rear,
    ),
    band.base,
    easel.thin,
  );
  const brim = [
    [-208, -40],
    [-170, -84, 0.1],
    [-112, -84, 0.04],
    [0, -70, -0.08],
    [112, -84, -0.08],
    [170, -84, 0.04],
    [208, -40, 0.1],
    [156, -42, 0.16],
    [110, -28, -0.04],
    [56, -32, 0.14],
    [0, -24, -0.06],
    [-56, -32, -0.06],
    [-110, -28, 0.14],
    [-156, -42, -0.04],
  ] as const;
  pen.shape(worn(easel, brim, rear), hat.base);
  if (!easel.fine) return;
  for (const [x, lean] of [
    [-150, -16],
    [-92, -8],
    [-30, -3],
    [34, 3],
    [94, 8],
    [152, 16],
  ] as const) {
    pen.fill(
      ribbon(
        wornLine(
          easel,
          [
            [x * 0.92, -64],
            [x + lean * 0.5, -50],
            [x + lean, -38],
          ],
          rear,
        ),
        [0, easel.thin, easel.thin * 0.4],
      ),
      hat.line,
    );
  }
};

/** Woven, flat-topped, frayed at the rim. */
export const straw: DrawHat = (easel, pen, rear) => {
  const { hat, band } = easel.paints;
  pen.shape(
    worn(
      easel,
      [
        [-112, -76],
        [-104, -150, 0.03],
        [-84, -184, 0.16],
        [84, -184, 0.05],
        [104, -150, 0.16],
        [112, -76, 0.03],
      ],
      rear,
    ),
    hat.base,
  );
  pen.fill(
    worn(
      easel,
      [
        [64, -188],
        [84, -183, 0],
        [103, -150, 0.14],
        [108, -108, 0.03],
        [70, -104, 0],
        [72, -160, 0],
      ],
      rear,
    ),
    hat.shade,
  );
  pen.shape(
    worn(
      easel,
      [
        [-112, -78],
        [-108, -116, 0],
        [0, -104, -0.09],
        [108, -116, -0.09],
        [112, -78, 0],
        [0, -62, 0.09],
      ],
      rear,
    ),
    band.base,
    easel.thin,
  );
  pen.shape(
    worn(
      easel,
      [
        [-200, -84],
        [-120, -98, -0.02],
        [0, -82, -0.08],
        [120, -98, -0.08],
        [200, -84, -0.02],
        [186, -70, 0],
        [190, -60, 0],
        [130, -50, 0.06],
        [0, -34, 0.06],
        [-130, -50, 0.06],
        [-190, -62, 0.06],
        [-184, -72, 0],
      ],
      rear,
    ),
    hat.base,
  );
  if (!easel.fine) return;
  for (const [y, w] of [
    [-74, 168],
    [-62, 150],
  ] as const)
    pen.fill(
      ribbon(
        wornLine(
          easel,
          [
            [-w, y - 6],
            [0, y + 14],
            [w, y - 6],
          ],
          rear,
        ),
        [0, easel.thin * 0.7, 0],
      ),
      hat.line,
    );
  for (const x of [-76, -50, -24, 4, 32])
    pen.fill(
      ribbon(
        wornLine(
          easel,
          [
            [x, -128],
            [x * 0.98, -168],
          ],
          rear,
        ),
        [0, easel.thin * 0.7, 0],
      ),
      hat.line,
    );
};

/** Two peaks, flaps tied on the crown. */
export const detective: DrawHat = (easel, pen, rear) => {
  const { hat, band } = easel.paints;
  pen.shape(
    worn(
      easel,
      [
        [-120, -66],
        [-112, -150, 0.1],
        [-54, -204, 0.14],
        [54, -204, 0.1],
        [112, -150, 0.14],
        [120, -66, 0.1],
      ],
      rear,
    ),
    hat.base,
  );
  pen.fill(
    worn(
      easel,
      [
        [52, -203],
        [110, -150, 0.14],
        [117, -80, 0.08],
        [80, -74, 0],
        [80, -150, -0.1],
      ],
      rear,
    ),
    hat.shade,
  );
  for (const line of [
    [
      [0, -210],
      [-4, -140],
      [0, -76],
    ],
    [
      [-56, -200],
      [-74, -140],
      [-72, -72],
    ],
    [
      [56, -200],
      [74, -140],
      [72, -72],
    ],
  ] as const) {
    pen.fill(ribbon(wornLine(easel, line, rear), [easel.thin * 0.5, easel.thin, easel.thin * 0.5]), hat.line);
  }
  for (const side of [-1, 1])
    pen.shape(
      worn(
        easel,
        [
          [side * 118, -70],
          [side * 124, -130, side * -0.12],
          [side * 92, -176, side * -0.1],
          [side * 56, -150, side * -0.2],
          [side * 64, -70, side * -0.1],
        ],
        rear,
      ),
      hat.base,
    );
  pen.shape(
    worn(
      easel,
      [
        [0, -190],
        [-30, -212, 0.3],
        [-42, -184, 0.3],
        [0, -184, 0.2],
        [42, -184, 0.2],
        [30, -212, 0.3],
      ],
      rear,
    ),
    band.base,
    easel.thin,
  );
  pen.shape(
    worn(
      easel,
      [
        [-132, -64],
        [-70, -90, 0.04],
        [0, -94, 0.04],
        [70, -90, 0.04],
        [132, -64, 0.04],
        [84, -44, 0.1],
        [0, -36, 0.06],
        [-84, -44, 0.06],
      ],
      rear,
    ),
    hat.base,
  );
};
