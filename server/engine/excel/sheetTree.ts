import type { Entity } from '#generators/formats.ts';
import { pathOf, referenceKey } from '#kinds/ref/data/referenceKey.ts';
import { pathSeparator } from '#kinds/ref/names.ts';
import { arranged } from '#runtime/core/screens/tree.ts';
import type { CallContext, Values } from '../context.ts';
import { newId } from '../ids.ts';
import { choiceLabel } from '../labels.ts';
import type { SheetColumn } from './layout.ts';
import { codeFieldsOf, selectLiving } from './references.ts';
import type { KeptRow } from './row.ts';

/** The tree as a sheet will leave it: new rows may stand below each other, in any order. */
export interface SheetTree {
  /** The known ones, and what the new rows will be called: path, name, code. An exact path goes before all else. */
  references: ReadonlyMap<string, readonly string[]>;
  /** The id that the new record of a row will have; rows are counted from 0. */
  idAt(row: number): string | undefined;
  /** What the new records will be called, by id. */
  labels: ReadonlyMap<string, string>;
  /** Of kept rows those that cannot stand where they are to, and why. */
  problems(kept: readonly KeptRow[]): ReadonlyMap<KeptRow, string>;
  /** From the top down: each comes behind the one above it. */
  inOrder<Row>(options: { rows: readonly Row[]; recordOf(row: Row): Values }): Row[];
}

interface Standing {
  id: string;
  parent: string | null;
  path: string;
}

/** Looks through a sheet for rows that others of it may stand below. */
export async function readSheetTree({
  context,
  entity,
  columns,
  rows,
  isNew,
  known,
}: {
  context: Pick<CallContext, 'app' | 'scope'>;
  entity: Entity;
  columns: readonly (SheetColumn | undefined)[];
  rows: readonly string[][];
  /** Whether a row is for a new record. */
  isNew(cells: readonly string[]): boolean;
  known: ReadonlyMap<string, readonly string[]>;
}): Promise<SheetTree> {
  const { tree } = entity;
  const fresh: FreshRow[] = tree ? freshRows({ entity, columns, rows, isNew, parent: tree.parent }) : [];
  const standing = tree ? await readStanding({ context, entity }) : [];
  const { references, labels } = named({ entity, fresh, standing, known });
  const ids = new Map(fresh.map(({ row, id }) => [row, id]));
  const made = new Set(ids.values());
  const parentOf = (record: Values): string => String((tree && record[tree.parent]) ?? '');
  return {
    references,
    labels,
    idAt: (row) => ids.get(row),
    problems(kept) {
      if (!tree) return new Map();
      const idOf = (each: KeptRow): string => (each.named ? String(each.record['id']) : (ids.get(each.row) ?? ''));
      const lost = new Map<KeptRow, string>();
      for (let before = -1; before !== lost.size; ) {
        before = lost.size;
        const sound = kept.filter((each) => !lost.has(each));
        const parents = new Map([
          ...standing.map(({ id, parent }): [string, string] => [id, parent ?? '']),
          ...sound.map((each): [string, string] => [idOf(each), parentOf(each.record)]),
        ]);
        for (const each of sound) {
          const parent = parentOf(each.record);
          const levels = levelsOf({ id: idOf(each), parents });
          if (made.has(parent) && !parents.has(parent)) lost.set(each, '上级在同一个文件中，但那一行没有导入');
          else if (levels === undefined) lost.set(each, '不能放在自己或自己的下级之下');
          else if (levels > tree.maxDepth) lost.set(each, `最多 ${tree.maxDepth} 层，放在这里就超过了`);
        }
      }
      return lost;
    },
    inOrder: ({ rows: all, recordOf }) =>
      tree
        ? arranged({
            rows: all,
            idOf: (row) => String(recordOf(row)['id']),
            parentOf: (row) => parentOf(recordOf(row)),
          }).map(({ row }) => row)
        : [...all],
  };
}

interface FreshRow {
  row: number;
  id: string;
  label: string;
  above: string;
  codes: string[];
}

function freshRows({
  entity,
  columns,
  rows,
  isNew,
  parent,
}: {
  entity: Entity;
  columns: readonly (SheetColumn | undefined)[];
  rows: readonly string[][];
  isNew(cells: readonly string[]): boolean;
  parent: string;
}): FreshRow[] {
  const at = (field: string): number => columns.findIndex((each) => each?.column.field === field);
  const [parentAt, labelAt, codesAt] = [at(parent), at(entity.label), codeFieldsOf(entity).map(at)];
  const cell = (cells: readonly string[], index: number): string => (cells[index] ?? '').trim();
  const ids = rows.map(() => newId()).sort();
  return rows.flatMap((cells, row) => {
    const [label, id] = [cell(cells, labelAt), ids[row]];
    if (row === 0 || label === '' || id === undefined || !isNew(cells)) return [];
    return [
      {
        row,
        id,
        label,
        above: cell(cells, parentAt),
        codes: codesAt.map((index) => cell(cells, index)).filter((code) => code !== ''),
      },
    ];
  });
}

/** What rows and records are called; what is there already goes before what comes, an exact path before a short name. */
function named({
  entity,
  fresh,
  standing,
  known,
}: {
  entity: Entity;
  fresh: readonly FreshRow[];
  standing: readonly Standing[];
  known: ReadonlyMap<string, readonly string[]>;
}): Pick<SheetTree, 'references' | 'labels'> {
  const keyOf = (words: string): string => referenceKey({ entity: entity.name, words });
  const paths = new Map(standing.map(({ id, path }) => [keyOf(path), id]));
  const labels = new Map<string, string>();
  const pathById = new Map(standing.map(({ id, path }) => [id, path]));
  const short = new Map<string, string[]>();
  for (const { id, label, codes } of fresh)
    for (const words of [label, ...codes]) short.set(keyOf(words), [...(short.get(keyOf(words)) ?? []), id]);
  const find = (words: string): readonly string[] => {
    const exact = paths.get(keyOf(words));
    return exact ? [exact] : (known.get(keyOf(words)) ?? short.get(keyOf(words)) ?? []);
  };
  // A path is known once the one above it is: as many rounds as there are levels.
  for (let before = -1; before !== labels.size; ) {
    before = labels.size;
    for (const { id, label, above } of fresh) {
      const [parent] = above === '' ? [] : find(above);
      const over = parent === undefined ? undefined : pathById.get(parent);
      if (labels.has(id) || (above !== '' && over === undefined)) continue;
      const path = over === undefined ? label : `${over}${pathSeparator}${label}`;
      labels.set(id, path);
      pathById.set(id, path);
      if (!paths.has(keyOf(path))) paths.set(keyOf(path), id);
    }
  }
  const references = new Map<string, readonly string[]>([...short, ...known]);
  for (const [key, id] of paths) references.set(key, [id]);
  return { references, labels };
}

/** How deep a record stands; undefined where the way up comes back to it. */
function levelsOf({ id, parents }: { id: string; parents: ReadonlyMap<string, string> }): number | undefined {
  const seen = new Set([id]);
  for (let above = parents.get(id) ?? ''; above !== ''; above = parents.get(above) ?? '') {
    if (seen.has(above)) return undefined;
    seen.add(above);
  }
  return seen.size;
}

async function readStanding({
  context,
  entity,
}: {
  context: Pick<CallContext, 'app' | 'scope'>;
  entity: Entity;
}): Promise<Standing[]> {
  const rows = await selectLiving<Standing>({
    context,
    entity,
    text: (living) =>
      `select "id", "${entity.tree?.parent ?? 'id'}" as "parent", ${choiceLabel(entity)} as "path" from "${entity.name}" where ${living}`,
    values: [],
  });
  return rows.map((row) => ({ ...row, path: pathOf(row.path) }));
}
