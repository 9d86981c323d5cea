import { reading } from '../../database/statement.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { readRecord } from '../../engine/get.ts';
import { save } from '../../engine/save.ts';
import { setState } from '../../engine/setState.ts';
import { failures } from '../../failures.ts';
import { placeTitle } from '../placeTitle.ts';

/**
 * Keeps a value that the tenant adds to a dictionary (rules E7, E8).
 * @throws Failure 422 where the catalogue has a value of that name.
 */
export async function saveValue(context: CallContext, input: Values): Promise<Values> {
  const { id, label } = input;
  const stored = typeof id === 'string' ? await readRecord({ context, entity: entityOf(context), id }) : undefined;
  const values = context.app.artefacts.dictionaries[String((stored ?? input)['dictionary'])]?.values ?? [];
  const named = typeof label === 'string' ? label.trim() : undefined;
  // A workbook takes a value by its name or its code.
  if (values.some((value) => value.label === named || value.code === named))
    throw failures.invalid([{ path: '/label', message: `字典中已有“${named}”，请换一个名称` }]);
  return thenForget(context, () => save(context, named === undefined ? input : { ...input, label: named }));
}

/** Takes values out of use or brings them back (rule E8). @throws Failure 409 where another has the name by now. */
export async function setValueState(context: CallContext, input: Values): Promise<unknown> {
  return thenForget(context, () => setState(context, input));
}

interface Use {
  /** Of the kind of record and its field. */
  title: string;
  count: number;
}

/** How many records have a value, by field, as far as the caller reaches. @throws Failure 404. */
export async function valueUses(context: CallContext, { id }: Values): Promise<{ rows: Use[] }> {
  const { app, scope } = context;
  const stored = await readRecord({ context, entity: entityOf(context), id: String(id) });
  if (!stored) throw failures.notFound(entityOf(context).title);
  const [found] = await app.database.batch({
    scope,
    statements: [
      reading<{ entity: string; field: string; count: number }>({
        name: 'uses_of_value',
        text: `select * from "usesOfValue"($1, $2, $3) where "count" > 0`,
        values: [scope.tenantId, stored['dictionary'], stored['code']],
      }),
    ],
  });
  const { catalogue } = app;
  return {
    rows: found.map(({ entity, field, count }) => ({ title: placeTitle({ catalogue, entity, field }), count })),
  };
}

/** Does the work, then forgets the dictionaries remembered: what the tenant has has changed. */
async function thenForget<T>({ app, scope: { tenantId } }: CallContext, work: () => Promise<T>): Promise<T> {
  const result = await work();
  app.dictionaries.forget(tenantId);
  return result;
}
