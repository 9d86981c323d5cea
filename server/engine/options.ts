import type { Entity, Json } from '#generators/formats.ts';
import { formFields } from '#runtime/core/operations/answers.ts';
import { copiedOf } from '#runtime/core/operations/copyOf.ts';
import { reading } from '../database/statement.ts';
import { column, conditions, Parameters } from './conditions.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { choiceLabel } from './labels.ts';
import { sliceOf, sliceText } from './page.ts';
import { prepared } from './prepared.ts';

interface Option {
  id: string;
  label: string;
  /** What tells it apart from others of its label, where the catalogue names such fields. */
  marks?: (string | null)[];
  forms?: Json;
  copied?: Values;
}

/** The forms that others answer come with a record that is asked for by its id. */
function formsText({ properties }: Entity): string {
  const fields = formFields(properties);
  return fields.length > 0
    ? `, jsonb_build_object(${fields.map((field) => `'${field}', ${column(field)}`).join(', ')}) as "forms"`
    : '';
}

/** Records as choices: id, label and what tells them apart, found by keyword, or the ones whose ids are asked for. */
export async function options(context: CallContext, input: Values): Promise<{ rows: Option[]; total: number }> {
  const entity = entityOf(context);
  const { app, operation, scope } = context;
  const { keyword, ids, ...rest } = input;
  const parameters = new Parameters();
  const filters: Values = { ...rest, ...operation.where, ...(Array.isArray(ids) ? { id: ids } : {}) };
  if (typeof keyword === 'string' && keyword !== '')
    filters[entity.search.length > 0 ? 'keyword' : entity.label] = keyword;
  const where = conditions({ entity, filters, parameters, tenantId: scope.tenantId });
  const counted = prepared(
    reading<{ total: number }>({
      text: `select count(*)::integer as "total" from ${column(entity.name)} where ${where}`,
      values: [...parameters.values],
    }),
  );
  // Where one is asked for by its id, what is copied of it comes along: a form shows it before it is stored.
  const copied = Array.isArray(ids) ? copiedOf({ entity, operation }) : [];
  const copies = copied.map((field) => `, ${column(field)} as ${column(copiedName(field))}`).join('');
  const text = `select "id", ${choiceLabel(entity)} as "label"${entity.distinguish.length > 0 ? ', "marks"' : ''}
${Array.isArray(ids) ? formsText(entity) : ''}${copies} from ${column(`${entity.name}View`)} where ${where}
    order by ${entity.tree ? '"label"' : column(entity.label)}, "id"${sliceText({ slice: sliceOf(input), parameters })}`;
  const [rows, totals] = await app.database.batch({
    scope,
    statements: [prepared(reading<Option & Values>({ text, values: parameters.values })), counted],
  });
  return { rows: rows.map((row) => withCopied({ row, copied })), total: totals[0]?.total ?? 0 };
}

/** What is copied of a record, together. */
function withCopied({ row, copied }: { row: Option & Values; copied: readonly string[] }): Option {
  if (copied.length === 0) return row;
  const { id, label, marks, forms } = row;
  return {
    id,
    label,
    ...(marks !== undefined && { marks }),
    ...(forms !== undefined && { forms }),
    copied: Object.fromEntries(copied.map((field) => [field, row[copiedName(field)] ?? null])),
  };
}

/** Apart from the fields of a choice. */
function copiedName(field: string): string {
  return `copied.${field}`;
}
