import { pushedData } from '../support/pushed-data';

const STARTS = '"messages":{';
const TEXT_OR_BRACE = /"(?:[^"\\]|\\.)*"|[{}]/g;

/** From an opening brace to the one that closes it; braces within texts are letters. */
function objectAt(json: string, start: number): string {
  let depth = 0;
  TEXT_OR_BRACE.lastIndex = start;
  for (let found; (found = TEXT_OR_BRACE.exec(json));) {
    if (found[0] === '{') depth++;
    if (found[0] === '}' && --depth === 0) return json.slice(start, TEXT_OR_BRACE.lastIndex);
  }
  throw new Error('The messages of a page have no end.');
}

/** What a page brings of its locale's messages for its scripts: all that is handed to a provider of them, as it is written in the page's data. */
export function messagesIn(html: string): string {
  const data = pushedData(html);
  const found: string[] = [];
  for (let at = 0; (at = data.indexOf(STARTS, at)) >= 0; at += STARTS.length)
    found.push(objectAt(data, at + STARTS.length - 1));
  return found.join('\n');
}
