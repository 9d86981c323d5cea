import LineBreaker from 'linebreak';

interface Text {
  text: string;
  /** In the unit of `widthOf`. */
  width: number;
  /** How wide a line is. */
  widthOf(line: string): number;
}

/** A text in lines no wider than the width, broken where Unicode allows it (UAX 14): no line begins with a comma. A word that is too long is cut. */
export function linesOf({ text, width, widthOf }: Text): string[] {
  return text.split('\n').flatMap((paragraph) => linesOfParagraph({ text: paragraph, width, widthOf }));
}

function linesOfParagraph({ text, width, widthOf }: Text): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const word = text.slice(from, next.position);
    from = next.position;
    if (widthOf((line + word).trimEnd()) <= width) {
      line += word;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    const pieces = cut({ text: word, width, widthOf });
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line.trimEnd()];
}

/** A word in pieces that fit; there is one character in each at least. */
function cut({ text, width, widthOf }: Text): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of text) {
    if (piece !== '' && widthOf((piece + character).trimEnd()) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}
