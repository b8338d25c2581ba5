/** The part of fontkit that measuring needs; the package ships no declarations. */
declare module 'fontkit' {
  interface Run {
    advanceWidth: number;
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
  }
  interface Font {
    unitsPerEm: number;
    layout(text: string): Run;
  }
  export function openSync(file: string): Font;
}
