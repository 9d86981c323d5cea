/** A line of a text with what is in it: HTML, and the same as one reads it. */
export interface Line {
  text: string;
  /** The HTML between two places of `text`. */
  part(from: number, to?: number): string;
}

/** The lines of rich text: paragraphs, and what stands between breaks in them. A table, list or block of code is one line. */
export function linesOf(html: string): Line[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.childNodes].flatMap((node) =>
    node instanceof HTMLElement && /^(?:P|DIV|H[1-6])$/.test(node.tagName)
      ? brokenAt(node).map(lineOf)
      : [{ text: node.textContent ?? '', part: () => (node instanceof Element ? node.outerHTML : asHtml(node)) }],
  );
}

function brokenAt(paragraph: HTMLElement): HTMLElement[] {
  const lines = [document.createElement('p')];
  for (const node of paragraph.childNodes) {
    if (node instanceof HTMLBRElement) lines.push(document.createElement('p'));
    else lines[lines.length - 1]?.append(node.cloneNode(true));
  }
  return lines;
}

function lineOf(line: HTMLElement): Line {
  const text = line.textContent ?? '';
  return {
    text,
    // What is outside goes, so that what is left keeps the marks it stands in. A picture behind the last sign belongs to it.
    part: (from, to = text.length) => {
      const copy = line.cloneNode(true) as HTMLElement;
      if (to < text.length) cut({ line: copy, from: placeOf({ line: copy, at: to }) });
      if (from > 0) cut({ line: copy, to: placeOf({ line: copy, at: from }) });
      return copy.innerHTML.replace(/<(\w+)><\/\1>/g, '').trim();
    },
  };
}

interface Place {
  node: Node;
  offset: number;
}

function cut({ line, from, to }: { line: HTMLElement; from?: Place; to?: Place }): void {
  const range = document.createRange();
  range.selectNodeContents(line);
  if (from) range.setStart(from.node, from.offset);
  if (to) range.setEnd(to.node, to.offset);
  range.deleteContents();
}

/** The text node that a sign of the line stands in, and its place there. */
function placeOf({ line, at }: { line: HTMLElement; at: number }): Place {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let left = at;
  while (walker.nextNode()) {
    const length = walker.currentNode.nodeValue?.length ?? 0;
    if (left < length) return { node: walker.currentNode, offset: left };
    left -= length;
  }
  return { node: line, offset: line.childNodes.length };
}

function asHtml(node: Node): string {
  const place = document.createElement('p');
  place.append(node.cloneNode(true));
  return place.innerHTML;
}
