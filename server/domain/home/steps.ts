import type { Entity, Json } from '#generators/formats.ts';
import { reading, type Statement } from '../../database/statement.ts';
import { column, conditions, Parameters } from '../../engine/conditions.ts';
import type { App, CallContext, Values } from '../../engine/context.ts';
import { prepared } from '../../engine/prepared.ts';
import { signedIn } from '../session/index.ts';

/** What an organisation does first at a menu (`start` in `schemas/modules.json`). */
interface Start {
  order: number;
  text: string;
  entity: string;
  /** What is added or imported to do it, where it is not the entity itself. */
  by?: string;
  filters?: Record<string, Json>;
  least?: number;
}

/** The steps of an organisation's first day, of what the caller may do, in their order, and which of them are done. */
export async function steps({ app, scope, ...context }: CallContext): Promise<Values[]> {
  const { codes } = signedIn({ app, scope, ...context });
  if (scope.tenantId === '') return [];
  const found = startsIn(app.artefacts.modules)
    .flatMap(({ code, start }) => {
      const entity = app.catalogue.entities[start.entity];
      return entity && codes.has(code) && mayMake({ app, codes, entity: start.by ?? start.entity })
        ? [{ code, start, entity }]
        : [];
    })
    .sort((one, other) => one.start.order - other.start.order);
  if (found.length === 0) return [];
  const results = await app.database.batch({
    scope,
    statements: found.map((each) => doneStatement({ ...each, tenantId: scope.tenantId })),
  });
  return found.map(({ code, start }, index) => ({
    code,
    text: start.text,
    isDone: results[index]?.[0]?.isDone === true,
  }));
}

/** Whether somebody may add or import records of an entity. What no call with a code makes, anybody may. */
function mayMake({ app, codes, entity }: { app: App; codes: ReadonlySet<string>; entity: string }): boolean {
  const { [`${entity}.save`]: save, [`${entity}.importCommit`]: imported } = app.catalogue.operations;
  const making = [...(save?.saveCodes ? [save.saveCodes.create] : []), ...(imported?.codes ?? [])];
  return making.length === 0 || making.some((code) => codes.has(code));
}

function startsIn(nodes: Json | undefined): { code: string; start: Start }[] {
  return Object.entries((nodes ?? {}) as Record<string, { planned?: boolean; start?: Start; children?: Json }>).flatMap(
    ([code, { planned, start, children }]) =>
      planned ? [] : [...(start ? [{ code, start }] : []), ...startsIn(children)],
  );
}

/** Whether there are as many records as the step asks for. */
function doneStatement({
  entity,
  start: { filters = {}, least = 1 },
  tenantId,
}: {
  entity: Entity;
  start: Start;
  tenantId: string;
}): Statement<{ isDone: boolean }> {
  const parameters = new Parameters();
  const where = conditions({ entity, filters, parameters, tenantId });
  const wanted = parameters.add(least);
  return prepared(
    reading({
      text: `select count(*) >= ${wanted}::integer as "isDone"
        from (select from ${column(entity.name)} where ${where} limit ${wanted}::integer) counted`,
      values: parameters.values,
    }),
  );
}
