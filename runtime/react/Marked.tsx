import { marked } from '#runtime/core/marked.ts';

/** A text with the words that stand in it marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return marked({ text, words }).map((piece, index) =>
    piece.isHit ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  );
}
