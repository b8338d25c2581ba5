import { ImageResponse } from 'next/og';
import type { ReactNode } from 'react';
import sharp from 'sharp';

import { CARD_SIZE } from '../card-size';

interface Placed {
  /** A JPEG of exactly this size in px. */
  picture: Buffer;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Draws a card: pictures, and over them shapes and lettering as SVG. A PNG of few colours, which messengers take. */
export async function compose(pictures: readonly Placed[], drawn: ReactNode, background: string): Promise<Buffer> {
  const { width, height } = CARD_SIZE;
  const response = new ImageResponse(
    <div style={{ display: 'flex', position: 'relative', width, height, background }}>
      {pictures.map(({ picture, ...place }) => (
        <img
          key={place.left}
          alt=""
          src={`data:image/jpeg;base64,${picture.toString('base64')}`}
          style={{ position: 'absolute', ...place }}
        />
      ))}
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        style={{ position: 'absolute', left: 0, top: 0 }}
      >
        {drawn}
      </svg>
    </div>,
    CARD_SIZE,
  );
  return sharp(Buffer.from(await response.arrayBuffer()))
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}

/** What is cut from a picture to fill a place, around what catches the eye. */
export async function fill(picture: Uint8Array, width: number, height: number): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: 50_000_000 })
    .resize(Math.ceil(width), Math.ceil(height), { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
