import { serveLocally, type LocalServer } from '../support/serve-locally';

export interface BareFiles extends LocalServer {
  /** Serves a picture, and a page with nothing but it. Gives the page's address. */
  put(picture: { bytes: Uint8Array; type: string; width: number; height: number }): string;
}

/** A server of what a browser has to fetch in any case to show a picture. */
export async function serveBareFiles(): Promise<BareFiles> {
  const files = new Map<string, { type: string; body: Uint8Array | string }>();
  const server = await serveLocally((request, response) => {
    const file = files.get(request.url ?? '');
    if (file) response.writeHead(200, { 'content-type': file.type }).end(file.body);
    else response.writeHead(404).end();
  });
  return {
    ...server,
    put({ bytes, type, width, height }) {
      const place = `/${files.size}`;
      files.set(`${place}.picture`, { type, body: bytes });
      const image = `<img src="${place}.picture" alt="" width="${Math.round(width)}" height="${Math.round(height)}" style="display:block">`;
      files.set(place, {
        type: 'text/html; charset=utf-8',
        body: `<!doctype html><meta name="viewport" content="width=device-width"><title>A picture</title><body style="margin:0"><div data-page="1">${image}</div>`,
      });
      return server.url + place;
    },
  };
}
