import { isDeepStrictEqual } from 'node:util';
import type { Entity, Print, PrintBlock } from '#generators/formats.ts';
import { kindOf } from '#kinds/data/index.ts';
import { kindNamed } from '#kinds/index.ts';
import { footerNames, namedFields, placeholder } from '#runtime/core/operations/printText.ts';
import type { CallContext, Values } from '../context.ts';
import { mayRead } from '../sight.ts';
import { drawable, noGlyph } from './fonts.ts';
import { filesOf, pictureOf, type Pictures } from './picture.ts';
import { qrOf } from './qr.ts';
import { followed, type Followed, type Related } from './related.ts';
import type { Sheet, SheetBlock, SheetItem } from './sheet.ts';
import { hasField, printedText } from './values.ts';

/** A sheet, what of it cannot be printed, and for which characters a box stands. */
export interface Filled {
  sheet: Sheet;
  /** What the file is called that has this sheet alone. */
  name: string;
  missing: Missing[];
  boxed: Boxed[];
}

/** Of the record with that id; of the template itself without one. */
interface InField {
  recordId?: string;
  title: string;
}

/** Why the picture of a field is not printed. */
export type Missing = InField & { fault: string };

/** The characters of a field that have no glyph. */
export type Boxed = InField & { characters: string[] };

/** What is said of what cannot be printed. */
export function missingText(missing: readonly Missing[]): string {
  return missing.map(({ title, fault }) => `${title}${fault}`).join('；');
}

/** What is said of characters for which boxes stand. */
export function boxedText(boxed: readonly Boxed[]): string {
  const said = boxed.map(({ title, characters }) => `${characters.map((one) => `‘${one}’`).join('')}（${title}）`);
  return `${[...new Set(said)].join('、')}没有字形，印成了“${noGlyph}”`;
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
  const notes: Notes = { missing: [], boxed: [] };
  const [record = {}] = records;
  const isList = print.of === 'list';
  const filling = { ...place, filling: new Texts({ ...place, notes }), record, records, isList };
  const blocks = await fillAll(print.blocks, filling);
  const footer = footerOf(print.footer, filling);
  const name = isList ? print.fileName : filledName({ ...place, print, record });
  return { sheet: { blocks, footer }, name, ...notes };
}

/** A record gives the file its name; what no file name may have stands in its wide form. */
function filledName({ print, record, ...place }: Omit<Filling, 'pictures'> & { record: Values }): string {
  const name = new Texts({ ...place, notes: undefined }).template({ text: print.fileName, record });
  const wide = (character: string): string => String.fromCharCode(character.charCodeAt(0) + 0xfee0);
  const fitting = name.replace(/\n/g, ' ').replace(/[\\/:*?"<>|]/g, wide);
  return fitting.trim().slice(0, 100) || print.title;
}

type Notes = Pick<Filled, 'missing' | 'boxed'>;
interface Texted extends Pick<Filling, 'context' | 'entity' | 'related'> {
  /** Of what is drawn; undefined for texts that are not. */
  notes: Notes | undefined;
}

/** What templates are filled with: in a text that is drawn boxes stand for characters that cannot be. */
class Texts {
  readonly #place: Texted;

  constructor(place: Texted) {
    this.#place = place;
  }

  /** The same for records of another entity, which refer to nothing that is read. */
  of(entity: Entity): Texts {
    return new Texts({ ...this.#place, entity });
  }

  /** The same for texts that are not drawn. */
  undrawn(): Texts {
    return new Texts({ ...this.#place, notes: undefined });
  }

  at({ path, record }: { path: string; record: Values | undefined }): Followed {
    const { context, entity, related } = this.#place;
    return followed({ catalogue: context.app.catalogue, related, entity, record, path });
  }

  titleOf(path: string): string {
    const { name, properties } = this.at({ path, record: undefined });
    return this.drawn({ text: properties.at(-1)?.title ?? name, title: '模板' });
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
    const { dictionaries } = this.#place.context;
    const text = printedText({ property, name, record, dictionaries });
    return this.drawn({ text, title: property.title ?? name, recordId: String(from['id'] ?? '') });
  }

  /** A template with its `{field}`; what is given stands for itself. */
  template({ text, given = {}, record }: { text: string; given?: Record<string, string>; record: Values }): string {
    const own = this.drawn({ text, title: '模板' });
    return own.replace(placeholder, (_, path: string) => given[path] ?? this.field({ path, record }));
  }

  drawn({ text, title, recordId }: InField & { text: string }): string {
    const { notes } = this.#place;
    if (!notes) return text;
    const { text: drawn, lacking } = drawable(text);
    if (lacking.length > 0)
      notes.boxed.push({ title, characters: lacking, ...(recordId !== undefined && { recordId }) });
    return drawn;
  }

  fault({ title, fault, record }: { title: string; fault: string; record: Values }): void {
    this.#place.notes?.missing.push({ title, fault, recordId: String(record['id'] ?? '') });
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
          title: filling.drawn({ text, title: '模板' }),
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
      const text = textOf(block.text, { ...place, filling: filling.undrawn() });
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
    ? await pictureOf({ fetch: filesOf(context), address: record?.[name], height: block.height, pictures })
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
        ? { title: filling.drawn({ text: blank, title: '模板' }), share, align: 'left' }
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
