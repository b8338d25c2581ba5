import { Resvg } from '@resvg/resvg-js';
import { openSync } from 'fontkit';
import { escapeXml } from '../../../escape-xml';
import { el } from '../svg';
import { displayFace, scriptOf } from './display-face';
import { FONTS, fontAttributes, fontFiles, type FontFace } from './fonts';
import { SAMPLE_NAMES } from './sample-names-in-test';

const DISPLAY = ['wide', 'condensed', 'elegant', 'slab', 'comic'] as const;
const DIALOGUE: Record<ReturnType<typeof scriptOf>, readonly FontFace[]> = {
  latin: ['dialogue', 'shout'],
  cyrillic: ['dialogue', 'shout'],
  thai: ['thai-dialogue', 'thai-shout'],
};
const CASES = Object.entries(SAMPLE_NAMES).flatMap(([language, text]) => {
  const faces = new Set([...DISPLAY.map((face) => displayFace(face, text)), ...DIALOGUE[scriptOf(text)]]);
  return [...faces].map((face) => [face, language, text] as const);
});

/** Share of the picture that is not paper. */
function inkOf(text: string, face: FontFace): number {
  const svg = el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 400, height: 60 },
    el('text', { x: 4, y: 40, ...fontAttributes(face, 24) }, escapeXml(text)),
  );
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: fontFiles() } }).render();
  let ink = 0;
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i]! > 128) ink++;
  return ink / (pixels.length / 4);
}

test.each(CASES)(
  '%s draws ink in %s',
  (face, _language, text) => {
    expect(inkOf(text, face)).toBeGreaterThan(0.01);
  },
  30_000,
);

test.each(CASES)('%s has every letter of %s', (face, _language, text) => {
  const file = fontFiles().find((path) => path.endsWith(FONTS[face].file))!;
  const missing = openSync(file)
    .layout(text)
    .glyphs.filter((glyph) => glyph.id === 0);
  expect(missing).toHaveLength(0);
});
