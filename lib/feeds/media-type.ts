const TYPES: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** The media type of a picture by the ending of its address; undefined for an ending that says nothing. */
export function mediaType(address: string): string | undefined {
  const [, ending = ''] = /\.([a-z]+)$/i.exec(address.replace(/[?#].*$/, '')) ?? [];
  return Object.hasOwn(TYPES, ending.toLowerCase()) ? TYPES[ending.toLowerCase()] : undefined;
}
