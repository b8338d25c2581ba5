/** The part of fontkit that measuring needs; the package ships no declarations. */
declare module 'fontkit' {
  interface Run {
    advanceWidth: number;
    /** Glyph 0 stands for a letter that the font lacks. */
    glyphs: readonly { id: number }[];
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
  }
  interface Font {
    unitsPerEm: number;
    layout(text: string): Run;
  }
  export function openSync(file: string): Font;
}
