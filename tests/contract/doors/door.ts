/** What is sent: any header, and a body as it is. */
export interface Sent {
  method?: string;
  headers?: RequestInit['headers'];
  body?: string | Uint8Array<ArrayBuffer>;
}

/** A way to an origin. */
export interface Door {
  /** @param url its host is what the origin is told, wherever it is */
  send(url: URL, sent: Sent): Promise<Response>;
  close(): Promise<void>;
}
