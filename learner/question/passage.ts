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
 * lines only, where a sentence ends; numbered questions stay together. Wherever that leaves a doubt, the stem is one.
 */
export function splitStem(html: string): SplitStem | undefined {
  if (html.length < passageFrom) return undefined;
  const template = document.createElement('template');
  template.innerHTML = html;
  const blocks = blocksOf(template.content);
  const first = firstAsked(blocks);
  if (first === undefined) return undefined;
  const [read, ask] = [blocks.slice(0, first), blocks.slice(first)];
  if (lengthOf(read.flat()) < passageFrom || ask.some(isTable)) return undefined;
  const parts = { passage: htmlOf(read.flat()), asked: htmlOf(ask.flat()) };
  return isWhole(parts.passage) && isWhole(parts.asked) ? parts : undefined;
}

/** The line with which the question begins, where there is no doubt. */
function firstAsked(blocks: readonly Node[][]): number | undefined {
  // A table ends where it ends, whatever its last cell says.
  const lines = blocks.map((block) => (isTable(block) ? '。' : textOf(block)));
  const first = lines.map((line) => /^[(（]1[)）]/.test(line)).lastIndexOf(true);
  const isNumbered = first >= 0 && lines.slice(first + 1).some((line) => /^[(（]2[)）]/.test(line));
  const begin = isNumbered ? first : beginOf(lines);
  if (begin === undefined) return undefined;
  const before = lines.slice(0, begin).filter((line) => line !== '');
  const [former = '', begun = ''] = [before[before.length - 1], lines[begin]];
  if (!sentenceEnd.test(former) || isPartOfTable(former) || isPartOfTable(begun)) return undefined;
  // What is listed, or numbered further, belongs together, and so do steps and what announces them.
  if (listed.test(former) || (!isNumbered && listed.test(begun))) return undefined;
  if (/[：:]$/.test(former) && !/[问题答]/.test(former)) return undefined;
  return begin;
}

/** The first of the last lines that ask, as long as they are no longer than a question. */
function beginOf(lines: readonly string[]): number | undefined {
  let begin: number | undefined;
  let left = 0;
  for (let index = lines.length - 1; index > 0; index -= 1) {
    const line = lines[index] ?? '';
    left += line.length;
    if (left > askedAtMost) break;
    if (line === '') continue;
    if (isAsking(line)) begin = index;
    // What stands before a line that asks is asked too, or read.
    else if (begin !== undefined) break;
  }
  return begin;
}

const sentenceEnd = /[。．！？；：.!?;:…][”’」』"')）】》\]]*$|[)）】》]$/;
const listed = /^(?:[(（]?\d{1,2}[)）.．、]|[①-⑳]|[A-H][.．、])/;

/** Rows of a table that is written in signs. */
function isPartOfTable(line: string): boolean {
  return /^\||\|$|\\\\|\\hline|\\(?:begin|end)\{|&/.test(line);
}

function isTable(block: readonly Node[]): boolean {
  return block.some((node) => node instanceof HTMLElement && (node.tagName === 'TABLE' || node.querySelector('table')));
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

function isAsking(line: string): boolean {
  return /[?？]|[(（]\s*[)）]|[_＿]{2}|下列|以下|正确的是|不正确|错误的|^(?:请|试|求|计算|证明|翻译|简述|简要|概括|分析|结合|根据|说明|写出|指出|归纳|评价|谈谈)/.test(
    line,
  );
}

/** What one reads of a block, without spaces, as English words are counted by their letters. */
function textOf(nodes: readonly Node[]): string {
  return nodes
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replace(/\s+/g, '');
}

function lengthOf(nodes: readonly Node[]): number {
  return textOf(nodes).length;
}

function htmlOf(nodes: readonly Node[]): string {
  const place = document.createElement('div');
  place.append(...nodes.map((node) => node.cloneNode(true)));
  return place.innerHTML;
}

/** Whether every formula, and every environment of one, that begins ends as well. */
function isWhole(html: string): boolean {
  const counted = (sign: RegExp, text: string): number => (text.match(sign) ?? []).length;
  return (
    counted(/\$\$/g, html) % 2 === 0 &&
    counted(/\$/g, html.replace(/\$\$/g, '')) % 2 === 0 &&
    counted(/\\begin\{/g, html) === counted(/\\end\{/g, html)
  );
}
