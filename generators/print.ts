import { namedFields } from '#runtime/core/operations/printText.ts';
import type { PrintWords } from '#schemas/generated/words.ts';
import type { CatalogueSource } from './files.ts';
import type { Json, Print, PrintBlock, PrintColumn, Property } from './formats.ts';
import { partWords } from './parts.ts';
import { pascal } from './names.ts';

/** What a file of `schemas/prints` says. */
export function printWords(content: CatalogueSource['content']): PrintWords {
  return content as unknown as PrintWords;
}

/** A block as a file has it. */
export type BlockWords = PrintWords['blocks'][number];

/** The words that say what a block is; each block has one of them. */
export const blockKinds = [
  'heading',
  'text',
  'fields',
  'table',
  'picture',
  'qr',
  'blanks',
  'beside',
  'labels',
  'space',
  'pageBreak',
] as const;

/** What stands in columns beside each other: what is as high as it is, on one page. */
export const innerKinds: readonly BlockKind[] = ['heading', 'text', 'fields', 'picture', 'qr', 'blanks', 'space'];

export type BlockKind = (typeof blockKinds)[number];

/** The words of a block beside the one that says what it is, by that. */
export const blockWords: Readonly<Record<BlockKind, readonly (keyof BlockWords)[]>> = {
  heading: ['level', 'align'],
  text: ['size', 'align'],
  fields: ['across', 'height'],
  table: ['parts', 'height'],
  picture: ['height', 'align'],
  qr: ['height', 'align'],
  blanks: ['across', 'height'],
  beside: [],
  labels: ['across', 'height'],
  space: [],
  pageBreak: [],
};

/** What a list's texts may name besides fields. */
export const listNames = ['count'];

/** The call of an entity that prints by a template. */
export function printVerb(name: string): string {
  return `print${pascal(name)}`;
}

/** The files with a call in the entity of each template: who may, where, and its title follow as for any other. */
export function withPrints(sources: readonly CatalogueSource[]): CatalogueSource[] {
  const prints = sources.filter(({ meta }) => meta === 'print');
  return sources.map((source) => {
    // A part is printed with what it is a part of (`checks/print.ts`).
    const isWhole = source.meta === 'entity' && !partWords(source.content['x-entity'] as object);
    const own = prints.filter(({ content }) => isWhole && printWords(content).entity === source.name);
    if (own.length === 0) return source;
    const calls = own.map(({ name, content }): [string, Json] => {
      const { title, code, where } = printWords(content);
      return [
        printVerb(name),
        {
          title: `打印${title}`,
          http: `POST /${source.name}/print/${name}`,
          does: 'print',
          ...(code !== undefined && { code }),
          ...(where && { where: where as Json }),
        },
      ];
    });
    const written = (source.content['x-operations'] ?? {}) as Record<string, Json>;
    return {
      ...source,
      content: { ...source.content, 'x-operations': { ...Object.fromEntries(calls), ...written } },
    };
  });
}

/** All templates by name, with every default filled in. */
export function printsOf(sources: readonly CatalogueSource[]): Record<string, Print> {
  return Object.fromEntries(
    sources.filter(({ meta }) => meta === 'print').map(({ name, content }) => [name, printOf({ name, content })]),
  );
}

/** Whether a field can be printed as text: not what nobody is shown, and not what is only a number to the database. */
export function isPrintable(property: Property): boolean {
  return !property['x-hidden'] && property['x-column'] !== false && !property['x-actor'] && !property['x-parts'];
}

function printOf({ name, content }: Pick<CatalogueSource, 'name' | 'content'>): Print {
  const { title, entity, of, paper = 'A4', orientation = 'portrait', fileName = title, ...words } = printWords(content);
  const { groupBy = [], footer = [...groupBy.map((field) => `{${field}}`), '第 {page} 页，共 {pages} 页'].join('　') } =
    words;
  return {
    name,
    title,
    entity,
    operation: `${entity}.${printVerb(name)}`,
    of,
    paper,
    orientation,
    fileName,
    footer,
    needs: words.needs ?? [],
    ...(words.sort !== undefined && { sort: words.sort }),
    groupBy,
    references: referencesIn([...fieldsIn(words.blocks), ...[fileName, footer].flatMap(namedFields)]),
    blocks: words.blocks.map(blockOf),
  };
}

/** The fields that blocks name, those of records referred to with the way to them. */
function fieldsIn(blocks: readonly BlockWords[]): string[] {
  return blocks.flatMap(({ heading, text, qr, fields = [], table = [], picture, beside = [], labels = [] }) => [
    ...[heading, text, qr].flatMap((template = '') => namedFields(template)),
    ...fields,
    ...table.flatMap((column) => columnOf(column).field ?? []),
    ...(picture === undefined ? [] : [picture]),
    ...beside.flatMap((column) => fieldsIn(column.blocks)),
    ...fieldsIn(labels),
  ]);
}

/** All references on the ways to fields, nearer ones first. */
function referencesIn(fields: readonly string[]): string[] {
  const ways = fields.flatMap((path) => {
    const steps = path.split('.').slice(0, -1);
    return steps.map((_, index) => steps.slice(0, index + 1).join('.'));
  });
  const depth = (way: string): number => way.split('.').length;
  return [...new Set(ways)].sort((a, b) => depth(a) - depth(b));
}

/** A column of a table with its share. */
export function columnOf(words: NonNullable<BlockWords['table']>[number]): PrintColumn {
  if (typeof words === 'object' && 'blank' in words) return { blank: words.blank, share: words.share ?? 1 };
  const [field, share = 1] = [words].flat() as [string, number?];
  return { field, share };
}

function blockOf(words: BlockWords): PrintBlock {
  const { heading, text, fields, table, picture, qr, blanks, beside, labels, space, level = 2, align = 'left' } = words;
  const { across = 2 } = words;
  if (heading !== undefined)
    return { kind: 'heading', text: heading, level, align: words.align ?? (level === 1 ? 'center' : 'left') };
  if (text !== undefined) return { kind: 'text', text, size: words.size ?? 'normal', align };
  if (fields !== undefined) return { kind: 'fields', fields, across, height: words.height ?? 0 };
  if (table !== undefined)
    return { kind: 'table', of: words.parts ?? '', columns: table.map(columnOf), height: words.height ?? 0 };
  if (picture !== undefined) return { kind: 'picture', field: picture, height: words.height ?? 40, align };
  if (qr !== undefined) return { kind: 'qr', text: qr, height: words.height ?? 25, align };
  if (blanks !== undefined) return { kind: 'blanks', titles: blanks, across, height: words.height ?? 0 };
  if (beside !== undefined)
    return {
      kind: 'beside',
      columns: beside.map(({ share = 1, blocks }) => ({ share, blocks: blocks.map(blockOf) })),
    };
  if (labels !== undefined) return { kind: 'labels', blocks: labels.map(blockOf), across, height: words.height ?? 0 };
  return space === undefined ? { kind: 'pageBreak' } : { kind: 'space', height: space };
}
