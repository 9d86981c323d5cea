import { isDeepStrictEqual } from 'node:util';
import type { Entity, Print, PrintBlock, PrintColumn } from '#generators/formats.ts';
import { kindOf } from '#kinds/data/index.ts';
import { kindNamed } from '#kinds/index.ts';
import type { CallContext, Values } from '../context.ts';
import { mayRead } from '../sight.ts';
import { withoutGlyph } from './fonts.ts';
import { pictureOf, type Pictures } from './picture.ts';
import type { Sheet, SheetBlock, SheetItem } from './sheet.ts';
import { hasField, printedText } from './values.ts';

/** A sheet, and what of it cannot be printed: characters without a glyph, pictures that a document does not take. */
export interface Filled {
  sheet: Sheet;
  missing: Missing[];
}

/** Of the record with that id; of the template itself without one. Characters, or why the picture of a field is not printed. */
export type Missing = { recordId?: string; title: string } & ({ characters: string[] } | { fault: string });

/** What is said of what cannot be printed. */
export function missingText(missing: readonly Missing[]): string {
  const said = missing.flatMap((each) =>
    'characters' in each ? [`${each.characters.map((one) => `‘${one}’`).join('')}（${each.title}）`] : [],
  );
  const pictures = missing.flatMap((each) => ('fault' in each ? [`${each.title}${each.fault}`] : []));
  return [...(said.length > 0 ? [`${said.join('、')}没有字形`] : []), ...pictures].join('；');
}

interface Filling {
  context: CallContext;
  print: Print;
  entity: Entity;
  /** Of the document that it is for. */
  pictures: Pictures;
}

/** Fills a template: with a record, or with the rows of a list. */
export async function filledSheet({
  context,
  print,
  entity,
  records,
  pictures,
}: Filling & { records: readonly Values[] }): Promise<Filled> {
  const missing: Missing[] = [];
  const filling = new Texts({ context, missing });
  const [record = {}] = records;
  const blocks: (SheetBlock | undefined)[] = [];
  for (const block of print.blocks)
    blocks.push(
      await fill({ block, filling, context, entity, record, records, pictures, isList: print.of === 'list' }),
    );
  return { sheet: { blocks: withoutIdleHeadings({ template: print.blocks, blocks }) }, missing };
}

/** What the file of a record is called; what no file name may have stands in its wide form. */
export function filledName({ context, print, entity, record }: Omit<Filling, 'pictures'> & { record: Values }): string {
  const name = new Texts({ context, missing: [] }).template({ text: print.fileName, entity, record });
  const wide = (character: string): string => String.fromCharCode(character.charCodeAt(0) + 0xfee0);
  const fitting = name.replace(/\n/g, ' ').replace(/[\\/:*?"<>|]/g, wide);
  return fitting.trim().slice(0, 100) || print.title;
}

/** What templates are filled with: each text is looked through for characters that cannot be printed. */
class Texts {
  readonly #context: CallContext;
  readonly #missing: Missing[];

  constructor({ context, missing }: { context: CallContext; missing: Missing[] }) {
    this.#context = context;
    this.#missing = missing;
  }

  /** Whether anything of a field may be seen, and be it masked. */
  isSeen({ entity, name }: { entity: Entity; name: string }): boolean {
    const property = entity.properties[name];
    return mayRead({ scope: this.#context.scope, property }) || property?.['x-mask'] !== undefined;
  }

  field({ entity, name, record }: { entity: Entity; name: string; record: Values }): string {
    const property = entity.properties[name];
    if (!property || !this.isSeen({ entity, name }) || !hasField({ entity, name, record })) return '';
    const { dictionaries } = this.#context.app.artefacts;
    const text = printedText({ property, name, record, dictionaries });
    return this.checked({ text, title: property.title ?? name, recordId: String(record['id'] ?? '') });
  }

  /** A template with its `{field}`; what is given stands for itself. */
  template({
    text,
    given = {},
    ...of
  }: {
    text: string;
    given?: Record<string, string>;
    entity: Entity;
    record: Values;
  }): string {
    this.checked({ text: text.replace(/\{\w+\}/g, ''), title: '模板' });
    return text.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? this.field({ ...of, name }));
  }

  checked({ text, title, recordId }: { text: string; title: string; recordId?: string }): string {
    const characters = withoutGlyph(text);
    if (characters.length > 0) this.#missing.push({ title, characters, ...(recordId !== undefined && { recordId }) });
    return text;
  }

  fault({ title, fault, record }: { title: string; fault: string; record: Values }): void {
    this.#missing.push({ title, fault, recordId: String(record['id'] ?? '') });
  }
}

/** A block with all that stands in it; undefined where nothing does. */
async function fill({
  block,
  filling,
  context,
  entity,
  record,
  records,
  pictures,
  isList,
}: {
  block: PrintBlock;
  filling: Texts;
  context: CallContext;
  entity: Entity;
  record: Values;
  records: readonly Values[];
  pictures: Pictures;
  isList: boolean;
}): Promise<SheetBlock | undefined> {
  switch (block.kind) {
    case 'heading':
    case 'text': {
      if (isList && !isShared({ text: block.text, records })) return undefined;
      const given: Record<string, string> = isList ? { count: String(records.length) } : {};
      const text = filling.template({ text: block.text, given, entity, record });
      return text.trim() === '' ? undefined : { ...block, text };
    }
    case 'fields': {
      const items = block.fields
        .filter((name) => filling.isSeen({ entity, name }) && hasField({ entity, name, record }))
        .map(
          (name): SheetItem => ({
            title: filling.checked({ text: entity.properties[name]?.title ?? name, title: '模板' }),
            text: filling.field({ entity, name, record }),
          }),
        );
      return items.length > 0 ? { ...block, items } : undefined;
    }
    case 'table': {
      if (isList) return tableOf({ filling, entity, columns: block.columns, rows: records });
      const part = context.app.catalogue.entities[entity.properties[block.of]?.['x-parts'] ?? ''];
      const rows = record[block.of];
      if (!part || !Array.isArray(rows) || !filling.isSeen({ entity, name: block.of })) return undefined;
      // A part is told with the record it is of.
      const ofRecord = (rows as Values[]).map((row) => ({ ...row, id: record['id'] ?? '' }));
      return tableOf({ filling, entity: part, columns: block.columns, rows: ofRecord });
    }
    case 'picture': {
      const property = entity.properties[block.field];
      const isSeen = mayRead({ scope: context.scope, property }) && hasField({ entity, name: block.field, record });
      const picture = isSeen
        ? await pictureOf({ context, address: record[block.field], height: block.height, pictures })
        : undefined;
      const title = property?.title ?? block.field;
      if (picture && 'fault' in picture) filling.fault({ title, fault: picture.fault, record });
      return typeof picture === 'function' ? { ...block, picture, title } : undefined;
    }
    default:
      return block;
  }
}

/** Whether all records have the same in the fields that a text names: of a list it says what is true of all. */
function isShared({ text, records: [first = {}, ...others] }: { text: string; records: readonly Values[] }): boolean {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.every((name) => others.every((each) => isDeepStrictEqual(each[name], first[name])));
}

/** Columns of fields that nobody sees are left out. */
function tableOf({
  filling,
  entity,
  columns,
  rows,
}: {
  filling: Texts;
  entity: Entity;
  columns: readonly PrintColumn[];
  rows: readonly Values[];
}): SheetBlock | undefined {
  const seen = columns.filter(({ field }) => filling.isSeen({ entity, name: field }));
  if (seen.length === 0 || rows.length === 0) return undefined;
  return {
    kind: 'table',
    columns: seen.map(({ field, share }) => ({
      title: filling.checked({ text: entity.properties[field]?.title ?? field, title: '模板' }),
      share,
      align: kindNamed(kindOf(entity.properties[field] ?? {})).align,
    })),
    rows: rows.map((record) => seen.map(({ field: name }) => filling.field({ entity, name, record }))),
  };
}

/** A heading of something that has nothing in it says nothing. */
function withoutIdleHeadings({
  template,
  blocks,
}: {
  template: readonly PrintBlock[];
  blocks: readonly (SheetBlock | undefined)[];
}): SheetBlock[] {
  return blocks.flatMap((block, index) => {
    if (block?.kind !== 'heading' || block.level === 1) return block ?? [];
    const below = template.slice(index + 1).findIndex(({ kind }) => kind === 'heading' || kind === 'pageBreak');
    const end = below < 0 ? template.length : index + 1 + below;
    const meant = template
      .slice(index + 1, end)
      .flatMap(({ kind }, i) => (kind === 'space' ? [] : [blocks[index + 1 + i]]));
    return meant.length > 0 && meant.every((each) => each === undefined) ? [] : block;
  });
}
