import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

import sharp from 'sharp';

import { limits } from '../limits';

import { contrast } from './contrast';
import { svgFault } from './svg-fault';

export interface SiteLogo {
  kind: 'svg' | 'png';
  bytes: Buffer;
  /** Short, of its bytes. */
  hash: string;
  /** Width by height. */
  ratio: number;
  /** Whether most of it would be lost on the light page, and on the dark one. */
  lostOn: { light: boolean; dark: boolean };
}

/** The file that SITE_LOGO names cannot be the logo. */
export class LogoRefusal extends Error {
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`SITE_LOGO: ${file} ${reason}.`, options);
    this.name = 'LogoRefusal';
  }
}

const PAPER = { light: '#ffffff', dark: '#131316' };
/** Below this contrast ratio the logo's dot is invisible on its background. */
const LOST_BELOW = 1.7;
const SAMPLE_PX = 96;

/** Reads and measures the file of a logo. @throws LogoRefusal */
export async function readLogo(file: string): Promise<SiteLogo> {
  const bytes = await bytesOf(file);
  const kind = /\.svg$/i.test(file) ? 'svg' : 'png';
  const fault = kind === 'svg' ? svgFault(bytes.toString('utf8')) : pngFault(bytes);
  if (fault) throw new LogoRefusal(file, fault);
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: limits.siteLogoMaxPixels }).metadata();
    const ratio = Math.round((width / height) * 100) / 100;
    if (!(ratio >= 1 / limits.siteLogoMaxRatio && ratio <= limits.siteLogoMaxRatio))
      throw new LogoRefusal(file, `is more than ${limits.siteLogoMaxRatio} times as wide as high, or as high as wide`);
    return {
      kind,
      bytes,
      hash: createHash('sha256').update(bytes).digest('hex').slice(0, 8),
      ratio,
      lostOn: await lostOn(bytes),
    };
  } catch (error) {
    throw error instanceof LogoRefusal ? error : new LogoRefusal(file, 'cannot be drawn', { cause: error });
  }
}

async function bytesOf(file: string): Promise<Buffer> {
  const facts = await stat(file).catch(() => undefined);
  if (!facts?.isFile()) throw new LogoRefusal(file, 'is no file');
  if (facts.size > limits.siteLogoMaxBytes)
    throw new LogoRefusal(file, `is larger than ${limits.siteLogoMaxBytes / 1024} KiB`);
  return readFile(file).catch((cause: unknown) => {
    throw new LogoRefusal(file, 'cannot be read', { cause });
  });
}

function pngFault(bytes: Buffer): string | undefined {
  return bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) ? undefined : 'is no PNG picture';
}

/** A logo with its own background is visible on any page colour. */
async function lostOn(bytes: Buffer): Promise<SiteLogo['lostOn']> {
  const { data } = await sharp(bytes)
    .resize(SAMPLE_PX, SAMPLE_PX, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dots: string[] = [];
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3]! > 127) dots.push(`#${data.subarray(at, at + 3).toString('hex')}`);
  const isOpaque = dots.length * 4 > data.length * 0.97;
  const isLost = (paper: string) =>
    !isOpaque && dots.filter((dot) => contrast(dot, paper) < LOST_BELOW).length > dots.length / 2;
  return { light: isLost(PAPER.light), dark: isLost(PAPER.dark) };
}
