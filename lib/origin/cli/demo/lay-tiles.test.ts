import { layTiles, TILE_GAP, TILE_LABEL } from './lay-tiles';

const tile = { width: 100, height: 150 };

test('a row ends where the next tile would not fit, and is as high as its highest', () => {
  const { tiles, size } = layTiles([tile, { width: 200, height: 80 }, tile], 2 * TILE_GAP + 330);
  expect(tiles.map(({ left }) => left)).toEqual([TILE_GAP, 2 * TILE_GAP + 100, TILE_GAP]);
  expect(tiles[2]!.top - tiles[0]!.top).toBe(150 + TILE_LABEL + TILE_GAP);
  expect(size.height).toBe(tiles[2]!.top + 150 + TILE_GAP);
});

test('a tile wider than the sheet has a row of its own', () => {
  const { tiles, size } = layTiles([tile, { width: 900, height: 60 }], 300);
  expect(tiles[1]!.left).toBe(TILE_GAP);
  expect(size.width).toBe(900 + 2 * TILE_GAP);
});
