import type { Entity } from '#generators/formats.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { partStatements } from '../../engine/parts.ts';
import { guarded, prepareNew } from '../../engine/save.ts';
import { giveNumbers } from '../../engine/series.ts';
import { insertStatement, readStatement } from '../../engine/statements.ts';
import { failures } from '../../failures.ts';

/** Stores a new record of the entity of this name, with its parts. @returns it as it was stored */
export type Store = (name: string, values: Values) => Promise<Values>;

/** An entity of the catalogue. */
export function entityNamed({ app }: Pick<CallContext, 'app'>, name: string): Entity {
  const entity = app.catalogue.entities[name];
  if (!entity) throw new Error(`the catalogue has no entity ${name}`);
  return entity;
}

/**
 * Stores new records that belong together: all that the work stores, or nothing.
 * @throws Failure 409 or 422 where one of them is refused
 */
export async function storeTogether<T>(context: CallContext, work: (store: Store) => Promise<T>): Promise<T> {
  const { app, scope } = context;
  return guarded(context, () =>
    app.database.inScope({ scope }, (transaction) =>
      work(async (name, values) => {
        const entity = entityNamed({ app }, name);
        const record = prepareNew({ entity, values });
        const id = String(record['id']);
        await giveNumbers({
          entity,
          records: [record],
          isGapless: false,
          send: async (statements) => {
            const rows = [];
            for (const statement of statements) rows.push(await transaction.query(statement));
            return rows;
          },
        });
        for (const part of partStatements({ catalogue: app.catalogue, entity, values: record, id }))
          await transaction.query(part);
        await transaction.query(insertStatement({ entity, record }));
        const [stored] = await transaction.query(readStatement({ entity, scope, id }));
        if (!stored) throw failures.broken();
        return stored;
      }),
    ),
  );
}
