import type { PrintWords } from '#schemas/generated/words.ts';
import type { CatalogueSource } from './files.ts';
import type { Json, Print, PrintBlock, Property } from './formats.ts';
import { partWords } from './parts.ts';
import { pascal } from './names.ts';

/** What a file of `schemas/prints` says. */
export function printWords(content: CatalogueSource['content']): PrintWords {
  return content as unknown as PrintWords;
}

/** A block as a file has it. */
export type BlockWords = PrintWords['blocks'][number];

/** The words that say what a block is; each block has one of them. */
export const blockKinds = ['heading', 'text', 'fields', 'table', 'picture', 'space', 'pageBreak'] as const;

/** The words of a block beside the one that says what it is, by that. */
export const blockWords: Readonly<Record<(typeof blockKinds)[number], readonly (keyof BlockWords)[]>> = {
  heading: ['level', 'align'],
  text: ['size', 'align'],
  fields: ['across'],
  table: ['parts'],
  picture: ['height', 'align'],
  space: [],
  pageBreak: [],
};

/** What a list's texts may name besides fields. */
export const listNames = ['count'];
/** What a footer may name. */
export const footerNames = ['page', 'pages'];

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
      const { title, code } = printWords(content);
      return [
        printVerb(name),
        {
          title: `打印${title}`,
          http: `POST /${source.name}/print/${name}`,
          does: 'print',
          ...(code !== undefined && { code }),
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
  return {
    name,
    title,
    entity,
    operation: `${entity}.${printVerb(name)}`,
    of,
    paper,
    orientation,
    fileName,
    footer: words.footer ?? '第 {page} 页，共 {pages} 页',
    blocks: words.blocks.map(blockOf),
  };
}

function blockOf(words: BlockWords): PrintBlock {
  const { heading, text, fields, table, picture, space, level = 2, align = 'left' } = words;
  if (heading !== undefined)
    return { kind: 'heading', text: heading, level, align: words.align ?? (level === 1 ? 'center' : 'left') };
  if (text !== undefined) return { kind: 'text', text, size: words.size ?? 'normal', align };
  if (fields !== undefined) return { kind: 'fields', fields, across: words.across ?? 2 };
  if (table !== undefined)
    return {
      kind: 'table',
      of: words.parts ?? '',
      columns: table.map((column) => {
        const [field, share = 1] = [column].flat() as [string, number?];
        return { field, share };
      }),
    };
  if (picture !== undefined) return { kind: 'picture', field: picture, height: words.height ?? 40, align };
  return space === undefined ? { kind: 'pageBreak' } : { kind: 'space', height: space };
}
