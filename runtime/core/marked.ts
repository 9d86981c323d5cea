import { literalPattern } from './literalPattern.ts';

interface Piece {
  text: string;
  isHit: boolean;
}

/** A text cut into pieces that are, and are not, one of the words; letters match whatever their case. */
export function marked({ text, words }: { text: string; words: readonly string[] }): Piece[] {
  const wanted = words.filter((word) => word !== '').map(literalPattern);
  if (wanted.length === 0) return [{ text, isHit: false }];
  // Split by a group: every other piece is one of the words.
  return text
    .split(new RegExp(`(${wanted.join('|')})`, 'giu'))
    .flatMap((piece, index) => (piece === '' ? [] : [{ text: piece, isHit: index % 2 === 1 }]));
}
