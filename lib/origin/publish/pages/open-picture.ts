import sharp, { type Sharp } from 'sharp';

/** Opens a publisher's picture: alike where it is checked and where it is worked on, so that what has been found well can be prepared. */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: false, failOn: 'error' });
}

/** Puts a transparent picture on paper of a colour. Converted to sRGB first: on a grey picture sharp would make the colour grey, too. */
export function flattenOn(picture: Sharp, paper: string): Sharp {
  return picture.pipelineColourspace('srgb').flatten({ background: paper });
}
