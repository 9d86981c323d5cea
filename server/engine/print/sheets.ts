import { isDeepStrictEqual } from 'node:util';
import type { Entity, Print, PrintBlock } from '#generators/formats.ts';
import { kindOf } from '#kinds/data/index.ts';
import { kindNamed } from '#kinds/index.ts';
import { footerNames, namedFields, placeholder } from '#runtime/core/operations/printText.ts';
import type { CallContext, Values } from '../context.ts';
import { mayRead } from '../sight.ts';
import { withoutGlyph } from './fonts.ts';
import { pictureOf, type Pictures } from './picture.ts';
import { qrOf } from './qr.ts';
import { followed, type Followed, type Related } from './related.ts';
import type { Sheet, SheetBlock, SheetItem } from './sheet.ts';
import { hasField, printedText } from './values.ts';

/** A sheet, and what of it cannot be printed: characters without a glyph, pictures that a document does not take. */
export interface Filled {
  sheet: Sheet;
  /** What the file is called that has this sheet alone. */
  name: string;
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
  related: Related;
  /** Of the document that it is for. */
  pictures: Pictures;
}

/** Fills a template: with a record, or with the rows of a list. */
export async function filledSheet({
  print,
  records,
  ...place
}: Filling & { records: readonly Values[] }): Promise<Filled> {
  const missing: Missing[] = [];
  const [record = {}] = records;
  const isList = print.of === 'list';
  const filling = { ...place, filling: new Texts({ ...place, missing }), record, records, isList };
  const blocks = await fillAll(print.blocks, filling);
  const footer = footerOf(print.footer, filling);
  const name = isList ? print.fileName : filledName({ ...place, print, record });
  return { sheet: { blocks, footer }, name, missing };
}

/** A record gives the file its name; what no file name may have stands in its wide form. */
function filledName({ print, record, ...place }: Omit<Filling, 'pictures'> & { record: Values }): string {
  const name = new Texts({ ...place, missing: [] }).template({ text: print.fileName, record });
  const wide = (character: string): string => String.fromCharCode(character.charCodeAt(0) + 0xfee0);
  const fitting = name.replace(/\n/g, ' ').replace(/[\\/:*?"<>|]/g, wide);
  return fitting.trim().slice(0, 100) || print.title;
}

/** What templates are filled with: each text is looked through for characters that cannot be printed. */
class Texts {
  readonly #place: Pick<Filling, 'context' | 'entity' | 'related'>;
  readonly #missing: Missing[];

  constructor({ missing, ...place }: Pick<Filling, 'context' | 'entity' | 'related'> & { missing: Missing[] }) {
    this.#place = place;
    this.#missing = missing;
  }

  /** The same for records of another entity, which refer to nothing that is read. */
  of(entity: Entity): Texts {
    return new Texts({ ...this.#place, entity, missing: this.#missing });
  }

  at({ path, record }: { path: string; record: Values | undefined }): Followed {
    const { context, entity, related } = this.#place;
    return followed({ catalogue: context.app.catalogue, related, entity, record, path });
  }

  titleOf(path: string): string {
    const { name, properties } = this.at({ path, record: undefined });
    return this.checked({ text: properties.at(-1)?.title ?? name, title: '模板' });
  }

  /** Whether anything of a field may be seen, and be it masked; nobody sees more of a record than the reference to it. */
  isSeen(path: string): boolean {
    const { scope } = this.#place.context;
    const { properties } = this.at({ path, record: undefined });
    return properties.every(
      (property, index) =>
        mayRead({ scope, property }) || (index === properties.length - 1 && property['x-mask'] !== undefined),
    );
  }

  /** Whether a record has a field at all; of one that is not there it has none. */
  has({ path, record: from }: { path: string; record: Values }): boolean {
    const { entity, name, record } = this.at({ path, record: from });
    return record !== undefined && hasField({ entity, name, record });
  }

  field({ path, record: from }: { path: string; record: Values }): string {
    if (!this.isSeen(path) || !this.has({ path, record: from })) return '';
    const { name, record = {}, properties } = this.at({ path, record: from });
    const property = properties.at(-1) ?? {};
    const { dictionaries } = this.#place.context.app.artefacts;
    const text = printedText({ property, name, record, dictionaries });
    return this.checked({ text, title: property.title ?? name, recordId: String(from['id'] ?? '') });
  }

  /** A template with its `{field}`; what is given stands for itself. */
  template({ text, given = {}, record }: { text: string; given?: Record<string, string>; record: Values }): string {
    this.checked({ text: text.replace(placeholder, ''), title: '模板' });
    return text.replace(placeholder, (_, path: string) => given[path] ?? this.field({ path, record }));
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

interface Place extends Omit<Filling, 'print'> {
  filling: Texts;
  record: Values;
  records: readonly Values[];
  isList: boolean;
}

/** Blocks with all that stands in them; without those in which nothing does. */
async function fillAll(template: readonly PrintBlock[], place: Place): Promise<SheetBlock[]> {
  const blocks: (SheetBlock | undefined)[] = [];
  for (const block of template) blocks.push(await fill(block, place));
  return withoutIdleHeadings({ template, blocks });
}

/** A block with all that stands in it; undefined where nothing does. */
async function fill(block: PrintBlock, place: Place): Promise<SheetBlock | undefined> {
  const { filling, record, records, isList } = place;
  switch (block.kind) {
    case 'heading':
    case 'text': {
      const text = textOf(block.text, place);
      return text.trim() === '' ? undefined : { ...block, text };
    }
    case 'fields': {
      const items = block.fields
        .filter((path) => filling.isSeen(path) && filling.has({ path, record }))
        .filter((path) => !isList || isShared([path], place))
        .map((path): SheetItem => ({ title: filling.titleOf(path), text: filling.field({ path, record }) }));
      return items.length > 0 ? { ...block, items } : undefined;
    }
    case 'blanks': {
      const items = block.titles.map(
        (text): SheetItem => ({
          title: filling.checked({ text, title: '模板' }),
          text: '',
        }),
      );
      return { ...block, kind: 'fields', items };
    }
    case 'table':
      return isList ? tableOf({ block, filling, rows: records }) : partsTable(block, place);
    case 'picture':
      return pictureBlock(block, place);
    case 'qr': {
      const text = textOf(block.text, place);
      if (text.trim() === '') return undefined;
      const modules = qrOf(text);
      if (!modules) filling.fault({ title: '二维码', fault: '的文字太长', record });
      return modules && { ...block, text, modules };
    }
    case 'beside': {
      const columns = [];
      for (const { share, blocks } of block.columns) columns.push({ share, blocks: await fillAll(blocks, place) });
      const full = columns.filter(({ blocks }) => blocks.length > 0);
      return full.length > 0 ? { ...block, columns: full } : undefined;
    }
    case 'labels': {
      const cells = [];
      for (const each of records) cells.push(await fillAll(block.blocks, { ...place, record: each, isList: false }));
      return { ...block, cells };
    }
    default:
      return block;
  }
}

/** Of a list a text says what is true of all its rows, and nothing else. */
function textOf(text: string, place: Place): string {
  const { filling, record, records, isList } = place;
  const given: Record<string, string> = isList ? { count: String(records.length) } : {};
  const named = namedFields(text).filter((path) => !(path in given));
  return isList && !isShared(named, place) ? '' : filling.template({ text, given, record });
}

/** What stands at the foot of the pages. In which one it is is known when they are drawn; what the rows do not share is left out. */
function footerOf(text: string, place: Place): string {
  const given = Object.fromEntries(
    namedFields(text).flatMap((name) => {
      if (footerNames.includes(name)) return [[name, `{${name}}`]];
      return isShared([name], place) ? [] : [[name, '']];
    }),
  );
  return place.filling.template({ text, given, record: place.record }).trim();
}

/** Whether all records have the same in these fields. */
function isShared(paths: readonly string[], { filling, records: [first = {}, ...others] }: Place): boolean {
  return paths.every((path) => {
    const { record, name } = filling.at({ path, record: first });
    return others.every((each) => isDeepStrictEqual(filling.at({ path, record: each }).record?.[name], record?.[name]));
  });
}

async function pictureBlock(
  block: Extract<PrintBlock, { kind: 'picture' }>,
  { context, filling, record: from, pictures }: Place,
): Promise<SheetBlock | undefined> {
  const { record, name, properties } = filling.at({ path: block.field, record: from });
  const isSeen =
    properties.every((property) => mayRead({ scope: context.scope, property })) &&
    filling.has({ path: block.field, record: from });
  const picture = isSeen
    ? await pictureOf({ context, address: record?.[name], height: block.height, pictures })
    : undefined;
  const title = properties.at(-1)?.title ?? name;
  if (picture && 'fault' in picture) filling.fault({ title, fault: picture.fault, record: from });
  return typeof picture === 'function' ? { ...block, picture, title } : undefined;
}

type Table = Extract<PrintBlock, { kind: 'table' }>;

function partsTable(block: Table, { context, filling, entity, record }: Place): SheetBlock | undefined {
  const part = context.app.catalogue.entities[entity.properties[block.of]?.['x-parts'] ?? ''];
  const rows = record[block.of];
  if (!part || !Array.isArray(rows) || !filling.isSeen(block.of)) return undefined;
  // A part is told with the record it is of.
  const ofRecord = (rows as Values[]).map((row) => ({ ...row, id: record['id'] ?? '' }));
  return tableOf({ block, filling: filling.of(part), rows: ofRecord });
}

/** Columns of fields that nobody sees are left out. */
function tableOf({
  block: { columns, height },
  filling,
  rows,
}: {
  block: Table;
  filling: Texts;
  rows: readonly Values[];
}): SheetBlock | undefined {
  const seen = columns.filter(({ field }) => field === undefined || filling.isSeen(field));
  if (seen.every(({ field }) => field === undefined) || rows.length === 0) return undefined;
  return {
    kind: 'table',
    height,
    columns: seen.map(({ field, blank = '', share }) =>
      field === undefined
        ? { title: filling.checked({ text: blank, title: '模板' }), share, align: 'left' }
        : { title: filling.titleOf(field), share, align: alignOf(filling.at({ path: field, record: undefined })) },
    ),
    rows: rows.map((record) =>
      seen.map(({ field: path }) => (path === undefined ? '' : filling.field({ path, record }))),
    ),
  };
}

function alignOf({ properties }: Followed): 'left' | 'right' {
  return kindNamed(kindOf(properties.at(-1) ?? {})).align;
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
