import type { Entity, Json } from '#generators/formats.ts';
import { isRefList, targetOf } from '#kinds/data/index.ts';
import { labelNameOf, labelsNameOf } from '#kinds/ref/names.ts';
import { keysOf } from '#runtime/core/answer/keys.ts';
import { valueAt } from '#runtime/core/operations/ownFields.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import { reading } from '../../database/statement.ts';
import { column } from '../conditions.ts';
import type { CallContext, Values } from '../context.ts';
import { readingMany, referredColumns } from '../list.ts';
import { livingIn } from '../living.ts';
import { formatAnswers } from '#runtime/core/answer/written.ts';
import { formatCell } from './cells.ts';
import type { SheetColumn } from './layout.ts';
import { dictionariesOf } from './ownColumns.ts';
import { formatOptions } from './options.ts';
import { codeFieldsOf, readSharedLabels } from './references.ts';

/** Reads records such that they can be written into cells. */
export interface RecordReader {
  /** Records by their ids, in the order of these; those that are no longer there are left out. */
  read(ids: readonly string[]): Promise<Values[]>;
  /** The cells of a record under the columns of a sheet; a column that means nothing stays empty. */
  cellsOf(options: { record: Values; columns: readonly (SheetColumn | undefined)[] }): (string | number)[];
}

interface Reading {
  context: Pick<CallContext, 'app' | 'scope' | 'dictionaries'>;
  entity: Entity;
}

/** A reader of the living records of an entity. What references are called is looked up once. */
export async function recordReader({ context, entity }: Reading): Promise<RecordReader> {
  const { app, scope } = context;
  const dictionaries = dictionariesOf({ context, entity });
  const wordsOf = await readWords({ context, entity });
  const living = livingIn({ entity, tenant: '$1' });
  const text = `select ${shownFields({ context, entity })} from ${column(`${entity.name}View`)} v
    where ${living} and "id" = any($2)`;
  return {
    async read(ids) {
      const [rows] = await app.database.batch({
        scope,
        statements: [readingMany({ entity, statement: reading<Values>({ text, values: [scope.tenantId, ids] }) })],
      });
      const found = new Map(rows.map((row) => [row['id'], row]));
      return ids.flatMap((id) => [found.get(id)].filter((row) => row !== undefined));
    },
    cellsOf({ record, columns }) {
      const spread = columns.find((each) => each?.part !== undefined)?.column.field;
      const { cells, answer } = formatOptions({
        type: String(record['type'] ?? ''),
        options: (spread && record[spread]) || [],
      });
      return columns.map((each) => {
        if (!each) return '';
        if (each.part === 'answer') return answer;
        if (each.part !== undefined) return cells[each.part] ?? '';
        const { field } = each.column;
        // A default that is stored though the record has no such field says nothing.
        if (!isTrue(entity.properties[field]?.['x-when'], record)) return '';
        if (each.column.codec === 'answers')
          return formatAnswers({ type: String(record['type'] ?? ''), keys: keysOf(record[field]) });
        return formatCell({
          column: each.column,
          value: valueAt({ record, name: field }) as Json | undefined,
          label: wordsOf({ field, record }),
          dictionaries,
        });
      });
    },
  };
}

/** The columns to read: what is shown, of each reference its label, and its code where it has one. */
function shownFields({ context: { app }, entity }: Reading): string {
  const own = Object.entries(entity.properties).flatMap(([field, property]) => {
    if (property['x-hidden'] || property['x-column'] === false) return [];
    const target = app.catalogue.entities[targetOf(property) ?? ''];
    if (!target) return [column(field)];
    const [code] = codeFieldsOf(target);
    const isTenants = target.scope === 'tenant' ? ' and r."tenantId" = v."tenantId"' : '';
    if (isRefList(property))
      return [
        column(field),
        column(labelsNameOf(field)),
        ...(code
          ? [
              `(select jsonb_agg(r.${column(code)} order by e."place") from jsonb_array_elements_text(v.${column(field)}) with ordinality e("id", "place")
                left join ${column(`${target.name}View`)} r on r."id" = e."id"${isTenants}) as ${column(`${field}Code`)}`,
            ]
          : []),
      ];
    return [
      column(field),
      column(labelNameOf(field)),
      ...(code
        ? [
            `(select r.${column(code)} from ${column(`${target.name}View`)} r
                where r."id" = v.${column(field)}${isTenants}) as ${column(`${field}Code`)}`,
          ]
        : []),
    ];
  });
  const referred = Object.keys(entity.referred).flatMap((name) => referredColumns({ entity, name }));
  return [...own, ...referred].join(', ');
}

/**
 * What a reference is called in a cell: its label, or, where several have that, its code or else its id, by which an import
 * finds it again. What no import reads, as the server gives it, keeps the label, with the code behind it.
 */
async function readWords({
  context,
  entity,
}: Reading): Promise<(reference: { field: string; record: Values }) => Json | undefined> {
  const shared = new Map<string, Set<string>>();
  for (const [field, property] of Object.entries(entity.properties)) {
    const target = context.app.catalogue.entities[targetOf(property) ?? ''];
    if (target) shared.set(field, await readSharedLabels({ context, entity: target }));
  }
  const isGiven = (field: string): boolean =>
    entity.properties[field]?.readOnly === true && field !== entity.partOf?.parent;
  return ({ field, record }) => {
    const isAlone = (label: Json | undefined) => typeof label === 'string' && !shared.get(field)?.has(label);
    const { [field]: value, [labelsNameOf(field)]: labels, [`${field}Code`]: code } = record;
    if (Array.isArray(value) && Array.isArray(labels))
      return value.map((id, index) => (isAlone(labels[index]) ? labels[index] : listed(code)[index]) ?? id);
    const label = record[labelNameOf(field)];
    if (isAlone(label)) return label;
    if (typeof label === 'string' && isGiven(field)) return code === undefined ? label : `${label}（${code}）`;
    return code ?? value;
  };
}

function listed(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
