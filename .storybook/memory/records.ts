import { withAllBelow } from './below.ts';
import { valueAt } from '#runtime/core/operations/ownFields.ts';
import { labelNameOf } from '#kinds/ref/names.ts';
import type { Entity, Property } from '#generators/formats.ts';
import samplesJson from '#schemas/generated/samples.json';
import type { ScreenRecord } from '#runtime/screen/records.ts';

/** What a story's server keeps: records by entity, and those in the recycle bin. */
export interface Store {
  rows: Record<string, ScreenRecord[]>;
  removed: Record<string, ScreenRecord[]>;
  history: ScreenRecord[];
  /** Records as they were, by entity, id and version: what pinned references read. */
  versions: Record<string, ScreenRecord>;
  views: ScreenRecord[];
}

/** A store of its own for one story: the generated samples, or those the story brings. */
export function createRecords(samples: Readonly<Record<string, readonly ScreenRecord[]>> = {}): Store {
  return {
    rows: structuredClone({ ...(samplesJson as Record<string, ScreenRecord[]>), ...samples }) as Record<
      string,
      ScreenRecord[]
    >,
    removed: {},
    history: [],
    versions: {},
    views: [],
  };
}

export interface Query {
  entity: Entity;
  rows: readonly ScreenRecord[];
  /** Schemas of the conditions that the operation takes. */
  conditions: Readonly<Record<string, Property>>;
  input: Readonly<Record<string, unknown>>;
}

const reserved = new Set(['pageNum', 'pageSize', 'sort', 'keyword', 'ids']);

/** A page of records by the conditions of a list: as the engine understands them. */
export function pageOf(query: Query): { rows: ScreenRecord[]; total: number } {
  const { input } = query;
  const found = matching(query);
  const size = Number(input['pageSize'] ?? 20);
  const from = (Number(input['pageNum'] ?? 1) - 1) * size;
  return { rows: found.slice(from, from + size), total: found.length };
}

/** All records that fit, in order. */
export function matching({ entity, rows, conditions, input }: Query): ScreenRecord[] {
  const keyword = String(input['keyword'] ?? '').toLowerCase();
  const found = rows.filter((row) => {
    const hasWord =
      keyword === '' ||
      [...entity.search, entity.label].some((field) =>
        text(row[entity.sought[field] ? labelNameOf(field) : field]).includes(keyword),
      );
    return (
      hasWord &&
      Object.entries(input).every(
        ([field, value]) =>
          reserved.has(field) ||
          fits({
            value: valueAt({ record: row, name: field }),
            wanted: withBelow({ entity, field, rows, wanted: value }),
            isText: isText({ entity, conditions, field }),
          }),
      )
    );
  });
  const sort = String(input['sort'] ?? entity.sort);
  const field = sort.replace(/^-/, '');
  const direction = sort.startsWith('-') ? -1 : 1;
  return found.sort(
    (one, other) => direction * compare(valueAt({ record: one, name: field }), valueAt({ record: other, name: field })),
  );
}

/** Of records of a tree, those meant with all below them. Only of the entity's own tree are the records at hand. */
function withBelow({
  entity: { tree },
  field,
  rows,
  wanted,
}: {
  entity: Entity;
  field: string;
  rows: readonly ScreenRecord[];
  wanted: unknown;
}): unknown {
  const below = typeof wanted === 'object' && wanted !== null && 'below' in wanted ? wanted.below : undefined;
  if (!Array.isArray(below) || field !== tree?.parent) return below ?? wanted;
  return [...withAllBelow({ ids: below, rows, parent: tree.parent })];
}

/** Whether a field is looked through for a text: its condition is one, and it has no form of its own. */
function isText({ entity, conditions, field }: { field: string } & Pick<Query, 'entity' | 'conditions'>): boolean {
  const property = entity.properties[field] ?? entity.referred[field]?.property;
  return conditions[field]?.type === 'string' && !property?.format;
}

function fits({ value, wanted, isText: isContained }: { value: unknown; wanted: unknown; isText: boolean }): boolean {
  if (wanted === undefined || wanted === null || wanted === '') return true;
  if (Array.isArray(wanted))
    return wanted.length === 0 || wanted.some((item) => (Array.isArray(value) ? value.includes(item) : value === item));
  if (typeof wanted === 'object') {
    const { from, to } = wanted as { from?: unknown; to?: unknown };
    const isAfter = from === undefined || (value !== null && value !== undefined && compare(value, from) >= 0);
    const isBefore =
      to === undefined ||
      (value !== null &&
        value !== undefined &&
        compare(typeof to === 'string' ? String(value).slice(0, to.length) : value, to) <= 0);
    return isAfter && isBefore;
  }
  return isContained
    ? text(value).includes(text(wanted))
    : Array.isArray(value)
      ? value.includes(wanted)
      : value === wanted;
}

function text(value: unknown): string {
  return String(value ?? '').toLowerCase();
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), 'zh-CN');
}
