import { highlight } from './model/highlight';

/** A text with what was searched for marked in it. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  return highlight(text, keyword).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  );
}
