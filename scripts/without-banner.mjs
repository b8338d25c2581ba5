import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** Colours, as a terminal is told of them. */
const COLOUR = /\u001b\[[\d;]*m/g;
/** What Next says of itself as it starts: `▲ Next.js 16.4.5`, `- Local: http://localhost:3000`, `✓ Ready in 400ms`. */
const BANNER =
  /^\s*(?:▲ |- (?:Local|Network|Environments?|Experiments)\b|✓ (?:Starting|Ready in|Running next\.config)|$)/;

/** Passes on what Next prints, line by line, but what it says of itself as it starts, of which it only tells that it is ready. */
export function withoutBanner(onReady) {
  const decoder = new StringDecoder();
  let begun = '';
  const kept = (line) => {
    const plain = line.replace(COLOUR, '');
    if (/^\s*✓ Ready in/.test(plain)) onReady();
    return !BANNER.test(plain);
  };
  return new Transform({
    transform(chunk, _encoding, done) {
      const lines = (begun + decoder.write(chunk)).split('\n');
      begun = lines.pop();
      done(
        null,
        lines
          .filter(kept)
          .map((line) => `${line}\n`)
          .join(''),
      );
    },
    flush(done) {
      done(null, begun);
    },
  });
}
