import { bent, oval, ribbon, type Bend } from '../curve';
import { swing } from '../swing';
import { worn, wornLine, type DrawHat } from './worn';

/** A cap with a stiff visor that points where the face points. */
export const cap: DrawHat = (easel, pen, rear) => {
  const { hat, band } = easel.paints;
  pen.shape(
    worn(
      easel,
      [
        [-117, -62],
        [-112, -130, 0.12],
        [-62, -178, 0.13],
        [0, -190, 0.05],
        [62, -178, 0.05],
        [112, -130, 0.13],
        [117, -62, 0.12],
        [0, -78, -0.06],
      ],
      rear,
    ),
    hat.base,
  );
  pen.fill(
    worn(
      easel,
      [
        [60, -177],
        [110, -130, 0.13],
        [115, -70, 0.12],
        [84, -78, 0],
        [84, -134, -0.12],
      ],
      rear,
    ),
    hat.shade,
  );
  if (easel.fine)
    for (const x of [-1, 1])
      pen.fill(
        ribbon(
          wornLine(
            easel,
            [
              [x * 6, -188],
              [x * 44, -146],
              [x * 52, -80],
            ],
            rear,
          ),
          [0, easel.thin, easel.thin * 0.6],
        ),
        hat.line,
      );
  pen.shape(oval(rear ? 0 : swing(0, easel.turn * 0.5), -191, 9, 7), band.base, easel.thin);
  if (rear) {
    pen.shape(
      bent([
        [-40, -62],
        [-34, -92, 0.1],
        [34, -92, 0.3],
        [40, -62, 0.1],
      ]),
      easel.paints.hair.base,
      easel.thin,
    );
    return;
  }
  const reach = 30 * easel.turn;
  const visor: Bend[] = [
    [-102, -66],
    [-60, -88, 0.08],
    [0, -93, 0.05],
    [60, -88, 0.05],
    [102, -68, 0.08],
    [106 + reach, -46, 0.2],
    [20 + reach, -36, 0.12],
    [-86, -46, 0.1],
  ];
  pen.shape(worn(easel, visor, rear), band.base);
  pen.fill(
    worn(
      easel,
      [
        [-94, -58],
        [0, -52, -0.1],
        [106 + reach, -56, -0.12],
        [104 + reach, -47, 0.2],
        [20 + reach, -38, 0.12],
        [-82, -47, 0.1],
      ],
      rear,
    ),
    band.shade,
  );
};

/** Knitted, with a turned-up rim and a bobble. */
export const beanie: DrawHat = (easel, pen, rear) => {
  const { hat, band } = easel.paints;
  pen.shape(oval(rear ? 0 : swing(0, easel.turn * 0.3), -212, 28, 26), band.base);
  pen.shape(
    worn(
      easel,
      [
        [-116, -86],
        [-104, -160, 0.12],
        [-48, -200, 0.12],
        [48, -200, 0.08],
        [104, -160, 0.12],
        [116, -86, 0.12],
      ],
      rear,
    ),
    hat.base,
  );
  pen.fill(
    worn(
      easel,
      [
        [46, -199],
        [102, -160, 0.12],
        [113, -100, 0.08],
        [78, -100, 0],
        [78, -156, -0.1],
      ],
      rear,
    ),
    hat.shade,
  );
  const fold: Bend[] = [
    [-124, -62],
    [-122, -108, 0.06],
    [0, -94, -0.06],
    [122, -108, -0.06],
    [124, -62, 0.06],
    [0, -48, 0.06],
  ];
  pen.shape(worn(easel, fold, rear), band.base);
  if (!easel.fine) return;
  for (const x of [-98, -72, -44, -15, 15, 44, 72, 98])
    pen.fill(
      ribbon(
        wornLine(
          easel,
          [
            [x, -92 + 10 * Math.cos(x / 60)],
            [x * 1.02, -62 + 6 * Math.cos(x / 60)],
          ],
          rear,
        ),
        [easel.thin * 0.5, easel.thin * 0.9, easel.thin * 0.5],
      ),
      band.line,
    );
};

/** A cloth tied round the forehead, its ends flying behind. */
export const headband: DrawHat = (easel, pen, rear) => {
  const { hat } = easel.paints;
  if (!rear) {
    const x = -106;
    pen.shape(
      bent([
        [x, -74],
        [x - 66, -48, 0.16],
        [x - 78, -10, 0],
        [x - 52, -20, 0],
        [x - 40, 6, 0],
        [x - 4, -56, -0.2],
      ]),
      hat.base,
    );
  }
  pen.shape(
    worn(
      easel,
      [
        [-112, -54],
        [-114, -96, 0.02],
        [0, -82, -0.09],
        [114, -96, -0.09],
        [112, -54, 0.02],
        [0, -42, 0.09],
      ],
      rear,
    ),
    hat.base,
  );
  if (rear)
    pen.shape(
      bent([
        [0, -66],
        [-26, 10, 0.1],
        [-6, 0, 0],
        [8, 24, 0],
        [18, -60, 0.1],
      ]),
      hat.base,
    );
};

/** A baker's tall cap. */
export const chef: DrawHat = (easel, pen, rear) => {
  const { hat } = easel.paints;
  pen.shape(
    worn(
      easel,
      [
        [-98, -120],
        [-150, -176, 0.3],
        [-122, -240, 0.36],
        [-56, -262, 0.34],
        [30, -270, 0.36],
        [110, -246, 0.34],
        [150, -182, 0.36],
        [98, -120, 0.34],
      ],
      rear,
    ),
    hat.base,
  );
  if (easel.fine)
    for (const [x, y] of [
      [-56, -190],
      [0, -200],
      [56, -190],
    ] as const)
      pen.fill(
        ribbon(
          wornLine(
            easel,
            [
              [x * 0.9, -134],
              [x * 1.04, (y - 134) / 2],
              [x, y],
            ],
            rear,
          ),
          [easel.thin, easel.thin, 0],
        ),
        hat.line,
      );
  pen.fill(
    worn(
      easel,
      [
        [84, -258],
        [112, -244, 0.1],
        [148, -182, 0.3],
        [98, -124, 0.3],
        [70, -126, 0],
        [104, -190, -0.2],
      ],
      rear,
    ),
    hat.shade,
  );
  pen.shape(
    worn(
      easel,
      [
        [-116, -66],
        [-108, -130, 0],
        [0, -116, -0.09],
        [108, -130, -0.09],
        [116, -66, 0],
        [0, -50, 0.09],
      ],
      rear,
    ),
    hat.base,
  );
};

/** A crown that sits on the hair. */
export const crown: DrawHat = (easel, pen, rear) => {
  const { hat, band } = easel.paints;
  pen.shape(
    worn(
      easel,
      [
        [-78, -118],
        [-98, -210, 0],
        [-50, -168, 0.06],
        [0, -232, 0],
        [50, -168, 0],
        [98, -210, 0.06],
        [78, -118, 0],
        [0, -104, 0.1],
      ],
      rear,
    ),
    hat.base,
  );
  pen.fill(
    worn(
      easel,
      [
        [50, -166],
        [96, -206, 0],
        [77, -120, 0],
        [40, -110, 0.06],
      ],
      rear,
    ),
    hat.shade,
  );
  for (const [x, y, r] of [
    [-98, -214, 9],
    [0, -236, 10],
    [98, -214, 9],
  ] as const)
    pen.shape(oval(wornLine(easel, [[x, y]], rear)[0]![0], y, r, r), band.base, easel.thin);
  for (const [x, y] of [
    [-42, -134],
    [0, -130],
    [42, -134],
  ] as const)
    pen.shape(oval(wornLine(easel, [[x, y]], rear)[0]![0], y, 8, 10), band.base, easel.thin);
};

/** The rim of a hood round the face; the rest of it lies behind the head. */
export const hood: DrawHat = (easel, pen, rear) => {
  const { hat } = easel.paints;
  if (rear) {
    pen.shape(
      bent([
        [-112, 150],
        [-134, 20, 0.1],
        [-104, -130, 0.12],
        [0, -190, 0.14],
        [104, -130, 0.14],
        [134, 20, 0.12],
        [112, 150, 0.1],
        [0, 176, 0.1],
      ]),
      hat.base,
    );
    if (easel.fine)
      pen.fill(
        ribbon(
          [
            [0, -186],
            [-4, -60],
            [2, 80],
          ],
          [easel.thin, easel.thin, 0],
        ),
        hat.line,
      );
    return;
  }
  pen.shape(
    worn(
      easel,
      [
        [-96, 168],
        [-132, 60, 0.1],
        [-120, -90, 0.1],
        [-60, -176, 0.12],
        [0, -192, 0.06],
        [60, -176, 0.06],
        [120, -90, 0.12],
        [132, 60, 0.1],
        [96, 168, 0.1],
        [92, 80, -0.08],
        [98, -20, 0.02],
        [74, -100, -0.1],
        [0, -132, -0.14],
        [-74, -100, -0.14],
        [-98, -20, -0.1],
        [-92, 80, 0.02],
      ],
      rear,
    ),
    hat.base,
  );
  pen.fill(
    worn(
      easel,
      [
        [0, -132],
        [-74, -100, -0.14],
        [-98, -20, -0.1],
        [-92, 80, 0.02],
        [-96, 160, 0],
        [-103, 80, 0],
        [-110, -20, 0],
        [-84, -108, 0.12],
        [0, -144, 0.14],
        [84, -108, 0.14],
        [110, -20, 0.12],
        [103, 80, 0],
        [96, 160, 0],
        [92, 80, 0],
        [98, -20, 0.02],
        [74, -100, -0.1],
      ],
      rear,
    ),
    hat.shade,
  );
};
