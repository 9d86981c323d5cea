import type { CatalogueFile, Entity, Json } from '#generators/formats.ts';
import { isAmong, tellingField } from '#runtime/core/operations/unique.ts';
import { changing, type Statement } from '../database/statement.ts';
import { failures, type FieldError } from '../failures.ts';
import { column } from './conditions.ts';
import type { Values } from './context.ts';
import { newId } from './ids.ts';
import { sanitiseFields } from './richText.ts';
import { brokenRules, defaultsOf } from './rules.ts';

/**
 * Statements that bring the parts of a record to those that its values name; a list that is not there stays as it is.
 * They are done before the record itself, whose history has them (`generators/parts.ts`). Without a version the record
 * is new.
 * @throws Failure 422 where a rule is broken, or two parts share what no two may.
 */
export function partStatements({
  id,
  version = null,
  ...given
}: Given & {
  id: string;
  version?: number | null;
}): Statement[] {
  const errors = partErrors(given);
  if (errors.length > 0) throw failures.invalid(errors);
  return listsOf(given)
    .filter((list) => version !== null || list.given.length > 0)
    .map(({ part, given: rows }) =>
      changing({
        name: `${part.name}_parts`,
        text: `select ${column(`saveParts_${part.name}`)}($1, $2, $3, $4)`,
        values: [id, version, knownIds(rows), JSON.stringify(rowsOf({ part, given: rows }))],
      }),
    );
}

interface Given {
  catalogue: Pick<CatalogueFile, 'entities'>;
  entity: Entity;
  values: Values;
}

/** What is wrong with the parts that the values of a record name: rules, and what two of them share though no two may. */
export function partErrors(given: Given): FieldError[] {
  return listsOf(given).flatMap(problemsOf);
}

interface PartList {
  part: Entity;
  as: string;
  given: readonly Values[];
}

function listsOf({ catalogue, entity, values }: Given): PartList[] {
  return entity.parts.flatMap((name) => {
    const part = catalogue.entities[name];
    const given = values[part?.partOf?.as ?? ''];
    return part?.partOf && Array.isArray(given) ? [{ part, as: part.partOf.as, given: given as Values[] }] : [];
  });
}

function knownIds(given: readonly Values[]): string[] {
  return given.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
}

/** Whole rows in their order: what a part does not name is empty, or has its default. */
function rowsOf({ part, given }: { part: Entity; given: readonly Values[] }): Values[] {
  const filled = defaultsOf(part);
  return given.map((values, position) => ({
    ...filled,
    ...withoutEmpty({ part, values: sanitiseFields({ properties: part.properties, values }) }),
    id: values['id'] ?? newId(),
    position,
  }));
}

/** A field that cannot be empty takes its default. */
function withoutEmpty({ part, values }: { part: Entity; values: Values }): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== null || part.properties[name]?.default === undefined),
  );
}

/** Each with its place: rules of the part, and parts that are named twice or share what is unique. */
function problemsOf({ part, as, given }: PartList): FieldError[] {
  const groups = part.unique.map(({ fields, where }) => ({
    fields: fields.filter((field) => field !== part.partOf?.parent),
    where,
  }));
  const titleOf = (field: string): string => part.properties[field]?.title ?? field;
  const repeated = [{ fields: ['id'], where: {} }, ...groups].flatMap(({ fields, where }) => {
    const seen = new Map<string, number>();
    return given.flatMap((values, index): FieldError[] => {
      const key = fields.map((field): Json => values[field] ?? null);
      const record = { ...defaultsOf(part), ...values };
      if (key.length === 0 || key.includes(null) || !isAmong({ where, record })) return [];
      const first = seen.get(JSON.stringify(key));
      if (first === undefined) {
        seen.set(JSON.stringify(key), index);
        return [];
      }
      const path = `/${as}/${index}/${tellingField({ entity: part, fields })}`;
      return [{ path, message: `${fields.map(titleOf).join('、')}与第 ${first + 1} 行相同` }];
    });
  });
  const broken = given.flatMap((values, index) =>
    brokenRules({ entity: part, record: { ...defaultsOf(part), ...values } }).map(({ path, message }) => ({
      path: `/${as}/${index}${path}`,
      message,
    })),
  );
  return [...repeated, ...broken];
}
