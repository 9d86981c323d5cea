/** A catalogue file as text: what is wrong with its JSON, and where a place of it stands. */
import { parseTree, type Node, type ParseError, type ParseErrorCode } from 'jsonc-parser';
import { pointerOf } from '#runtime/core/screens/fit.ts';
import type { Problem } from '../problem.ts';

/** The number of the line, from 1, in which the place of a JSON pointer begins; of what is missing, what it is missing from. */
export type LineOf = (pointer: string) => number;

/** Says of a text that is no JSON where it goes wrong, and of one that is which names and numbers JSON would change. */
export function checkText({ file, text }: { file: string; text: string }): { problems: Problem[]; lineOf: LineOf } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  // Read once more for the few that are wrong: the trees of all files would be kept else.
  const lineOf: LineOf = (pointer) => lineAt({ text, offset: offsetOf({ tree: parseTree(text), pointer }) });
  if (first)
    return {
      problems: [{ file, pointer: '', line: lineAt({ text, offset: first.offset }), reason: syntax({ text, first }) }],
      lineOf,
    };
  return { problems: tree ? changed({ file, text, node: tree, pointer: '' }) : [], lineOf };
}

function syntax({ text, first: { error, offset } }: { text: string; first: ParseError }): string {
  const before = text.slice(0, offset).trimEnd();
  const at = text[offset] ?? '';
  const wide = widePunctuation[at] ?? widePunctuation[before.at(-1) ?? ''];
  if (wide !== undefined)
    return `不是正确的 JSON：这里是中文标点 ${at in widePunctuation ? at : before.at(-1)}，请改成英文的 ${wide}`;
  if (before.endsWith(',') && (at === '}' || at === ']')) return `不是正确的 JSON：${at} 前面多了一个逗号`;
  return `不是正确的 JSON：${syntaxNames[error] ?? '写法有误'}`;
}

/** What a Chinese keyboard writes, and what JSON takes. */
const widePunctuation: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '：': ':',
  '“': '"',
  '”': '"',
  '‘': '"',
  '’': '"',
  '｛': '{',
  '｝': '}',
  '【': '[',
  '】': ']',
  '　': '空格',
};

const syntaxNames: Readonly<Partial<Record<ParseErrorCode, string>>> = {
  1: '这里的字符不能出现',
  2: '数字的写法不对',
  3: '这里应该是一个带双引号的名称（也可能是前面多了一个逗号）',
  4: '这里缺少一个值（也可能是前面多了一个逗号）',
  5: '名称后面缺少冒号',
  6: '这里缺少逗号',
  7: '缺少右花括号 }',
  8: '缺少右方括号 ]',
  9: '文件的内容已经结束，后面还有多余的字符',
  10: '不能写注释',
  11: '注释没有结束',
  12: '文字没有结束，缺少一个双引号',
  13: '数字没有写完',
  14: '\\u 后面要有四位十六进制数',
  15: '反斜杠后面的字符不对',
  16: '文字中有不能直接写出的字符（如换行）',
};

/** Of two members with one name JSON keeps the last without a word, and of a long number what fits. */
function changed({
  file,
  text,
  node,
  pointer,
}: {
  file: string;
  text: string;
  node: Node;
  pointer: string;
}): Problem[] {
  if (node.type === 'number') {
    const written = text.slice(node.offset, node.offset + node.length);
    return isExact({ written, value: node.value as number })
      ? []
      : [{ file, pointer, reason: `数字 ${written} 太长，会变成 ${String(node.value)}` }];
  }
  if (node.type === 'array')
    return (node.children ?? []).flatMap((child, index) =>
      changed({ file, text, node: child, pointer: `${pointer}/${index}` }),
    );
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap(({ children, offset }) => {
    const [key, value] = children ?? [];
    const name = String(key?.value);
    const below = pointer + pointerOf([name]);
    const again: Problem[] = seen.has(name)
      ? [{ file, pointer: below, line: lineAt({ text, offset }), reason: `“${name}”写了两次，只有最后一个有效` }]
      : [];
    seen.add(name);
    return [...again, ...(value ? changed({ file, text, node: value, pointer: below }) : [])];
  });
}

/** Whether the number says what is written: its shortest form has the digits of the text. */
function isExact({ written, value }: { written: string; value: number }): boolean {
  if (!Number.isFinite(value)) return false;
  const digits = (text: string): string =>
    text
      .replace(/e.*$/i, '')
      .replace(/[-.]/g, '')
      .replace(/^0+|0+$/g, '');
  return digits(written) === digits(String(value));
}

function offsetOf({ tree, pointer }: { tree: Node | undefined; pointer: string }): number {
  let found: Node | undefined = tree;
  let place = tree?.offset ?? 0;
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const member =
      found?.type === 'array'
        ? found.children?.[Number(name)]
        : found?.children?.find(({ children }) => children?.[0]?.value === name);
    if (!member) break;
    place = member.offset;
    found = member.type === 'property' ? member.children?.[1] : member;
  }
  return place;
}

function lineAt({ text, offset }: { text: string; offset: number }): number {
  return text.slice(0, offset).split('\n').length;
}
