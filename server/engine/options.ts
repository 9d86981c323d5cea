import type { Entity } from '#generators/formats.ts';
import { formFields } from '#runtime/core/operations/answers.ts';
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
  const text = `select "id", ${choiceLabel(entity)} as "label"${entity.distinguish.length > 0 ? ', "marks"' : ''}
${Array.isArray(ids) ? formsText(entity) : ''} from ${column(`${entity.name}View`)} where ${where}
    order by ${entity.tree ? '"label"' : column(entity.label)}, "id"${sliceText({ slice: sliceOf(input), parameters })}`;
  const [rows, totals] = await app.database.batch({
    scope,
    statements: [prepared(reading<Option>({ text, values: parameters.values })), counted],
  });
  return { rows, total: totals[0]?.total ?? 0 };
}
