import type { Aggregate, AggregateGroup, Entity, Figure, PeriodUnit, TakenFigure } from '#generators/formats.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import { labelNameOf } from '#kinds/ref/names.ts';
import { mostGroups, tooManyGroups } from '#runtime/core/operations/aggregate.ts';
import { reading } from '../database/statement.ts';
import { failures } from '../failures.ts';
import { column, conditions, Parameters } from './conditions.ts';
import { entityOf, type App, type CallContext, type Values } from './context.ts';
import { choiceLabel } from './labels.ts';
import { withinReach } from './list.ts';
import type { Page } from './page.ts';
import { prepared } from './prepared.ts';

/**
 * What the records that fit conditions come to, group by group: one statement over the entity's view, so that tenant,
 * reach and masks hold as in a list. The view's joins are left out where nothing of them is asked for, and labels are
 * looked up for groups, not for records.
 * @throws Failure 422 where there are more groups than are answered
 */
export async function aggregate(context: CallContext, input: Values): Promise<Page> {
  const { app, operation, scope } = context;
  const entity = entityOf(context);
  const { groups, figures } = wordsOf(context);
  const parameters = new Parameters();
  const where = conditions({
    entity,
    filters: { ...input, ...operation.where },
    parameters,
    tenantId: scope.tenantId,
  });
  const taken = figures.flatMap((figure) => (figure.word === 'share' ? [] : [figure]));
  const columns = [
    ...groups.map((group) => `${groupText({ group, entity })} as ${column(group.name)}`),
    ...taken.map((figure) => `${figureText({ figure, entity, parameters })} as ${column(figure.name)}`),
  ];
  const grouped = `select ${columns.join(', ')} from ${column(`${entity.name}View`)} where ${where}${withinReach({ entity, scope })}${
    groups.length > 0 ? ` group by ${groups.map((_, i) => i + 1).join(', ')} limit ${mostGroups + 1}` : ''
  }`;
  const answered = [
    ...groups.flatMap((group) => answeredGroup({ group, entity, app, tenant: () => parameters.add(scope.tenantId) })),
    ...figures.map(answeredFigure),
  ];
  const text = `with "g" as (${grouped}) select ${answered.join(', ')} from "g"${orderText({ groups, figures })}`;
  const [rows] = await app.database.batch({
    scope,
    statements: [prepared(reading<Values>({ text, values: parameters.values }))],
  });
  if (rows.length > mostGroups) throw failures.invalid([{ path: '', message: tooManyGroups }]);
  return { rows, total: rows.length };
}

function wordsOf({ operation: { aggregate: words, name } }: CallContext): Aggregate {
  if (!words) throw new Error(`${name} works nothing out`);
  return words;
}

/** How a time is written that stands for all within it; the week is its Monday. */
const formats: Readonly<Record<PeriodUnit, string>> = {
  day: 'YYYY-MM-DD',
  week: 'YYYY-MM-DD',
  month: 'YYYY-MM',
  year: 'YYYY',
};

function groupText({ group: { field, unit }, entity }: { group: AggregateGroup; entity: Entity }): string {
  if (unit === undefined) return column(field);
  const isDay = dataKindOf(entity.properties[field] ?? {}).columnType(entity.properties[field] ?? {}) === 'date';
  const local = isDay ? `${column(field)}::timestamp` : `${column(field)} at time zone 'Asia/Shanghai'`;
  return `date_trunc('${unit}', ${local})`;
}

function figureText({
  figure: { word, field, where },
  entity,
  parameters,
}: {
  figure: TakenFigure;
  entity: Entity;
  parameters: Parameters;
}): string {
  const among = Object.entries(where).map(([name, values]) => {
    const type = entity.properties[name]?.type === 'boolean' ? 'boolean' : 'text';
    return `${column(name)} = any(${parameters.add(values)}::${type}[])`;
  });
  const filter = among.length > 0 ? ` filter (where ${among.join(' and ')})` : '';
  if (word === 'count' || field === undefined) return `count(*)${filter}`;
  const value = `${word}(${column(field)})${filter}`;
  return word === 'sum' ? `coalesce(${value}, 0)` : word === 'avg' ? `round(${value}, 2)` : value;
}

/** A group as it is answered; with the label of what a reference names, as far as whoever asks sees it. */
function answeredGroup({
  group: { name, field, unit },
  entity,
  app: { catalogue },
  tenant,
}: {
  group: AggregateGroup;
  entity: Entity;
  app: App;
  tenant: () => string;
}): string[] {
  const own = `"g".${column(name)}`;
  if (unit !== undefined) return [`to_char(${own}, '${formats[unit]}') as ${column(name)}`];
  const target = catalogue.entities[entity.properties[field]?.['x-ref'] ?? ''];
  if (!target) return [own];
  const within = target.scope === 'tenant' ? `"tenantId" = ${tenant()} and ` : '';
  const label = `select ${choiceLabel(target)} from ${column(`${target.name}View`)} where ${within}"id" = ${own}`;
  return [own, `(${label}) as ${column(labelNameOf(name))}`];
}

function answeredFigure(figure: Figure): string {
  if (figure.word !== 'share') return `"g".${column(figure.name)}`;
  const [part, whole] = figure.of.map((name) => `"g".${column(name)}`);
  return `round(100.0 * ${part} / nullif(${whole}, 0), 2) as ${column(figure.name)}`;
}

/** Times go on; of anything else the most comes first. */
function orderText({ groups, figures }: Pick<Aggregate, 'groups' | 'figures'>): string {
  if (groups.length === 0) return '';
  const names = groups.map(({ name }) => column(name));
  const isTime = groups[0]?.unit !== undefined;
  const [first] = figures;
  return ` order by ${[...(isTime || !first ? [] : [`${column(first.name)} desc nulls last`]), ...names].join(', ')}`;
}
