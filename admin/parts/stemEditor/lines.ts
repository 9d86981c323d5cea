/** A line of a text with what is in it: HTML, and the same as one reads it. */
export interface Line {
  text: string;
  /** As long as `text`, with a sign that means nothing for each one in formulas, code, tables and lists: no mark stands there. */
  open: string;
  /** The HTML between two places of `text`. A table, list or block of code is one line, and only ever whole. */
  part(from: number, to?: number): string;
}

/** The lines of rich text: paragraphs, and what stands between breaks in them. */
export function linesOf(html: string): Line[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.childNodes].flatMap((node) =>
    node instanceof HTMLElement && /^(?:P|DIV|H[1-6])$/.test(node.tagName)
      ? brokenAt(node).map(lineOf)
      : [wholeLine(node)],
  );
}

/** A text, or HTML of one, as long as it is, with `shut` for each sign of its formulas. */
export function withoutFormulas(text: string): string {
  return text.replace(formula, shutAll);
}

/** Stands for a sign that is not read. */
export const shut = '\ufffc';

const formula = /\$\$[^$]+\$\$|\$(?![\s$])[^$\n]*[^\s$]\$(?![\d$])/g;

function shutAll(text: string): string {
  return shut.repeat(text.length);
}

function wholeLine(node: Node): Line {
  const text = node.textContent ?? '';
  return {
    text,
    open: shutAll(text),
    part: () => (node instanceof Element ? node.outerHTML : asHtml(node)),
  };
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
    open: withoutFormulas(withoutCode(line)),
    // What is outside goes, so that what is left keeps the marks it stands in. A picture behind the last sign belongs to it.
    part: (from, to = text.length) => {
      const copy = line.cloneNode(true) as HTMLElement;
      if (to < text.length) {
        cut({ line: copy, from: placeOf({ line: copy, at: to }) });
        trim({ line: copy, edge: 'last' });
      }
      if (from > 0) {
        const { node, offset } = placeOf({ line: copy, at: from - 1 });
        cut({ line: copy, to: { node, offset: offset + 1 } });
        trim({ line: copy, edge: 'first' });
      }
      return copy.innerHTML.replace(/<(\w+)><\/\1>/g, '').trim();
    },
  };
}

function withoutCode(line: HTMLElement): string {
  const copy = line.cloneNode(true) as HTMLElement;
  for (const code of copy.querySelectorAll('code')) code.textContent = shutAll(code.textContent ?? '');
  return copy.textContent ?? '';
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

/** Takes the spaces at a cut away, up to a word or a picture. */
function trim({ line, edge }: { line: Node; edge: 'first' | 'last' }): void {
  const leaves = leavesOf(line);
  for (const leaf of edge === 'first' ? leaves : leaves.reverse()) {
    if (!(leaf instanceof Text)) return;
    const text = leaf.nodeValue ?? '';
    leaf.nodeValue = edge === 'first' ? text.trimStart() : text.trimEnd();
    if (leaf.nodeValue !== '') return;
  }
}

/** Texts and pictures in their order. */
function leavesOf(node: Node): Node[] {
  return [...node.childNodes].flatMap((child) =>
    child instanceof Text || child instanceof HTMLImageElement ? [child] : leavesOf(child),
  );
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
