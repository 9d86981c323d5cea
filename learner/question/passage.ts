/** A stem taken apart: what is read, and what is asked about it. Both are HTML. */
export interface SplitStem {
  passage: string;
  asked: string;
}

/** Characters from which on what stands before the question is a passage, and those a question has at most. */
const passageFrom = 400;
const askedAtMost = 300;

/**
 * A stem of several paragraphs whose last ones ask about the long text before them. Taken apart between paragraphs or
 * line breaks only, at the first place from which on no more than a question's length is left; nothing where the text
 * before it is short, or a formula would be cut.
 */
export function splitStem(html: string): SplitStem | undefined {
  if (html.length < passageFrom) return undefined;
  const template = document.createElement('template');
  template.innerHTML = html;
  const blocks = blocksOf(template.content);
  let left = 0;
  let first = blocks.length;
  while (first > 1) {
    const length = lengthOf(blocks[first - 1] ?? []);
    if (left > 0 && left + length > askedAtMost) break;
    left += length;
    first -= 1;
    // A line that is asked as a whole ends the search: what stands before it is read.
    if (left > 0 && length > 0 && isAsking(blocks[first] ?? [])) break;
  }
  const [passage, asked] = [blocks.slice(0, first), blocks.slice(first)].map((part) => part.flat());
  if (!passage || !asked || left === 0 || left > askedAtMost || lengthOf(passage) < passageFrom) return undefined;
  const parts = { passage: htmlOf(passage), asked: htmlOf(asked) };
  return isWhole(parts.passage) && isWhole(parts.asked) ? parts : undefined;
}

/** Paragraphs, and lines between breaks, each with its nodes. */
function blocksOf(root: DocumentFragment): Node[][] {
  const blocks: Node[][] = [];
  let line: Node[] = [];
  const end = (): void => {
    if (line.length > 0) blocks.push(line);
    line = [];
  };
  for (const node of root.childNodes) {
    if (node instanceof HTMLBRElement) {
      line.push(node);
      end();
    } else if (node instanceof HTMLElement && /^(P|DIV|UL|OL|TABLE|BLOCKQUOTE|PRE|H[1-6])$/.test(node.tagName)) {
      end();
      // A paragraph of lines is taken apart like the lines themselves.
      const lines = node.tagName === 'P' ? linesOf(node) : [node];
      blocks.push(...lines.map((one) => [one]));
    } else line.push(node);
  }
  end();
  return blocks;
}

function linesOf(paragraph: HTMLElement): Node[] {
  const lines: HTMLElement[] = [paragraph.cloneNode(false) as HTMLElement];
  for (const node of paragraph.childNodes) {
    if (node instanceof HTMLBRElement) lines.push(paragraph.cloneNode(false) as HTMLElement);
    else lines[lines.length - 1]?.append(node.cloneNode(true));
  }
  return lines.filter((line) => line.childNodes.length > 0);
}

function isAsking(block: readonly Node[]): boolean {
  return /[?？]|[(（]\s*[)）]|[_＿]{2}|下列|以下|正确的是|不正确|错误的/.test(textOf(block));
}

function textOf(nodes: readonly Node[]): string {
  return nodes.map(({ textContent }) => textContent ?? '').join('');
}

function lengthOf(nodes: readonly Node[]): number {
  return textOf(nodes).replace(/\s+/g, '').length;
}

function htmlOf(nodes: readonly Node[]): string {
  const place = document.createElement('div');
  place.append(...nodes.map((node) => node.cloneNode(true)));
  return place.innerHTML;
}

/** Whether every formula that begins ends as well. */
function isWhole(html: string): boolean {
  const counted = (sign: RegExp, text: string): number => (text.match(sign) ?? []).length;
  return counted(/\$\$/g, html) % 2 === 0 && counted(/\$/g, html.replace(/\$\$/g, '')) % 2 === 0;
}
