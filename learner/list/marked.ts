export interface Piece {
  text: string;
  isHit: boolean;
}

/** A text cut into pieces that are, and are not, one of the words of a search; letters match whatever their case. */
export function marked({ text, keyword }: { text: string; keyword: string }): Piece[] {
  const words = keyword.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [{ text, isHit: false }];
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  return text.split(pattern).flatMap((piece, index) => (piece === '' ? [] : [{ text: piece, isHit: index % 2 === 1 }]));
}
