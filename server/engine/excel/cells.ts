import type { Dictionary, ExcelColumn, Json } from '#generators/formats.ts';
import { toCell } from './richText.ts';
import { fromSource, type Converted } from './source.ts';
import { formatTags, parseTags } from './tags.ts';

/** What a cell means; a problem is said without the column's name. Of rich text also what came of pictures and tables in it. */
export type Parsed = { value: Json; converted?: Converted } | { problem: string };

export interface CellTools {
  dictionaries: Record<string, Dictionary>;
  /** Ids of referred records by the words that name them. */
  references: ReadonlyMap<string, readonly string[]>;
  /** The tenant, which pictures in cells will belong to. */
  owner: string;
}

/** The value of a cell; an empty one is no value. */
export function parseCell({
  column,
  text,
  tools,
}: {
  column: ExcelColumn;
  text: string;
  tools: CellTools;
}): Parsed | undefined {
  if (text === '') return undefined;
  switch (column.kind) {
    case 'integer':
    case 'number':
      return parseNumber({ text, isWhole: column.kind === 'integer' });
    case 'boolean':
      return parseTruth(text);
    case 'dict':
      return column.dict ? parseCode({ dictionary: tools.dictionaries[column.dict], text }) : { value: text };
    case 'dictList':
      return parseMany({
        text,
        parse: (part) => parseCode({ dictionary: tools.dictionaries[column.dict ?? ''], text: part }),
      });
    case 'tags':
      return { value: parseTags(text) };
    case 'ref':
      return parseReference({ entity: column.ref ?? '', text, tools });
    case 'richText':
      return parseRichText({ text, tools });
    case 'json':
    case 'list':
      return parseJson(text);
    default:
      return { value: text };
  }
}

/** A value as the text of a cell, such that parseCell takes it back. */
export function formatCell({
  column,
  value,
  label,
  dictionaries,
}: {
  column: ExcelColumn;
  value: Json | undefined;
  label: Json | undefined;
  dictionaries: Record<string, Dictionary>;
}): string | number {
  if (value === null || value === undefined) return '';
  const labelOf = (code: Json): string =>
    dictionaries[column.dict ?? '']?.values.find((entry) => entry.code === code)?.label ?? String(code);
  switch (column.kind) {
    case 'integer':
    case 'number':
      return Number(value);
    case 'boolean':
      return value === true ? '是' : '否';
    case 'dict':
      return labelOf(value);
    case 'dictList':
      return formatTags((value as Json[]).map(labelOf));
    case 'tags':
      return formatTags((value as Json[]).map(String));
    case 'ref':
      return String(label ?? value);
    case 'richText':
      return toCell(String(value));
    case 'json':
    case 'list':
      return JSON.stringify(value);
    default:
      return String(value);
  }
}

function parseRichText({ text, tools: { owner } }: { text: string; tools: CellTools }): Parsed {
  const converted = fromSource({ text, owner });
  return { value: converted.html, converted };
}

/** The key under which the words for a referred record stand among the references. */
export function referenceKey({ entity, words }: { entity: string; words: string }): string {
  return `${entity}\u0000${words}`;
}

function parseNumber({ text, isWhole }: { text: string; isWhole: boolean }): Parsed {
  const value = Number(text.normalize('NFKC').replace(/,/g, ''));
  if (!Number.isFinite(value)) return { problem: `“${shortened(text)}”不是数字` };
  return isWhole && !Number.isInteger(value) ? { problem: '必须是整数' } : { value };
}

const truths: Readonly<Record<string, boolean>> = {
  是: true,
  对: true,
  TRUE: true,
  '1': true,
  Y: true,
  否: false,
  错: false,
  FALSE: false,
  '0': false,
  N: false,
};

function parseTruth(text: string): Parsed {
  const value = truths[text.toUpperCase()];
  return value === undefined ? { problem: '请填“是”或“否”' } : { value };
}

function parseCode({ dictionary, text }: { dictionary: Dictionary | undefined; text: string }): Parsed {
  const found = dictionary?.values.find(
    ({ code, label, isRetired }) => !isRetired && (label === text || code === text),
  );
  return found
    ? { value: found.code }
    : { problem: `“${shortened(text)}”不在可选范围内${dictionary ? `，${offerOf(dictionary)}` : ''}` };
}

/** Values that a message names at most. */
const mostNamed = 12;

function offerOf({ title, values }: Dictionary): string {
  const labels = values.flatMap(({ label, isRetired }) => (isRetired ? [] : [label]));
  return labels.length > mostNamed
    ? `请填写${title}的名称，如：${labels.slice(0, 3).join('、')}`
    : `可填：${labels.join('、')}`;
}

function parseMany({ text, parse }: { text: string; parse(part: string): Parsed }): Parsed {
  const parts = parseTags(text).map(parse);
  const problem = parts.find((part) => 'problem' in part);
  return problem ?? { value: parts.map((part) => ('value' in part ? part.value : null)) };
}

function parseReference({ entity, text, tools }: { entity: string; text: string; tools: CellTools }): Parsed {
  const ids = tools.references.get(referenceKey({ entity, words: text })) ?? [];
  const [id] = ids;
  if (id === undefined) return { problem: `“${shortened(text)}”不存在，请填写系统中已有的名称或编码` };
  return ids.length > 1
    ? { problem: `“${shortened(text)}”有 ${ids.length} 个，请改填不重复的编码或系统编号` }
    : { value: id };
}

function parseJson(text: string): Parsed {
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return { problem: '格式不正确' };
  }
}

function shortened(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}
