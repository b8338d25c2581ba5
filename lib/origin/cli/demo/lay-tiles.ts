export interface Size {
  width: number;
  height: number;
}

interface LaidTile extends Size {
  left: number;
  top: number;
}

/** Room around a tile, and for the words above it, in px. */
export const TILE_GAP = 16;
export const TILE_LABEL = 26;

/** Lays tiles in rows no wider than `width` px, in order; each keeps its size, a row is as high as its highest. */
export function layTiles(sizes: readonly Size[], width: number): { tiles: LaidTile[]; size: Size } {
  const tiles: LaidTile[] = [];
  let [left, top, high, right] = [TILE_GAP, TILE_GAP, 0, 0];
  for (const size of sizes) {
    if (left > TILE_GAP && left + size.width + TILE_GAP > width) {
      [left, top, high] = [TILE_GAP, top + high + TILE_LABEL + TILE_GAP, 0];
    }
    tiles.push({ ...size, left, top: top + TILE_LABEL });
    left += size.width + TILE_GAP;
    high = Math.max(high, size.height);
    right = Math.max(right, left);
  }
  return { tiles, size: { width: right, height: top + TILE_LABEL + high + TILE_GAP } };
}
