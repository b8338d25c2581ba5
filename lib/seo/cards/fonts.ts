import { join } from 'node:path';
import { openSync, type Font } from 'fontkit';

/** The faces of the site, each with the one that stands in for letters it lacks. */
const FILES = {
  display: ['alumni-sans/900Black/AlumniSans_900Black.ttf', 'noto-sans-thai/900Black/NotoSansThai_900Black.ttf'],
  text: [
    'source-sans-3/400Regular/SourceSans3_400Regular.ttf',
    'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  ],
  bold: ['source-sans-3/700Bold/SourceSans3_700Bold.ttf', 'noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'],
} as const;

export type Face = keyof typeof FILES;

const opened = new Map<Face, readonly Font[]>();

// No `resolve`: a bundler would take the package's every file for a module.
const fileOf = (file: string) => join(process.cwd(), 'node_modules/@expo-google-fonts', file);

/** The fonts of a face, the first choice first. */
export function fontsOf(face: Face): readonly Font[] {
  const fonts = opened.get(face) ?? FILES[face].map((file) => openSync(fileOf(file)));
  opened.set(face, fonts);
  return fonts;
}
