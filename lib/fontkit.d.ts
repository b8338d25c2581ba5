/** The part of fontkit that measuring and lettering need; the package ships no declarations. */
declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }
  interface Box {
    minX: number;
    minY: number;
    maxX: number;
    maxY: number;
  }
  interface Run {
    advanceWidth: number;
    /** Glyph 0 stands for a letter that the font lacks. */
    glyphs: readonly { id: number; path: Path; bbox: Box }[];
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
    bbox: Box;
  }
  interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): Run;
  }
  export function openSync(file: string): Font;
}
