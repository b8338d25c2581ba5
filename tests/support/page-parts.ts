const PUSHED = /<script>self\.__next_f\.push\((\[.*?\])\)<\/script>/gs;
const LONG_TEXT = /^T([0-9a-f]+),/;

/** A page's markup, and the rows of data that come with it, sorted: in which order a rendering finishes them is nobody's business. */
export function pageParts(page: string): { markup: string; rows: string[] } {
  const pushed = [...page.matchAll(PUSHED)].map(([, json]) => (JSON.parse(json!) as [number, string?])[1] ?? '');
  const stream = Buffer.from(pushed.join(''));
  const rows: string[] = [];
  for (let at = 0, end; at < stream.length; at = end) {
    const body = stream.indexOf(':', at) + 1;
    // A long text says its length in bytes, all else ends with its line.
    const long = LONG_TEXT.exec(stream.subarray(body, body + 12).toString('latin1'));
    end = long ? body + long[0].length + Number.parseInt(long[1]!, 16) : stream.indexOf('\n', body) + 1 || stream.length;
    rows.push(stream.subarray(at, end).toString());
  }
  return { markup: page.replace(PUSHED, ''), rows: rows.sort() };
}
