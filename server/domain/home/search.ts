import { reading } from '../../database/statement.ts';
import { column, conditions, Parameters } from '../../engine/conditions.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { nameColumns, type Named } from '../../engine/labels.ts';
import { prepared } from '../../engine/prepared.ts';
import { signedIn } from '../session/index.ts';
import { entitiesOpenTo } from './reach.ts';

/** Records found of each entity. */
const most = 5;

/** Records by keyword over all entities that the caller may list: of each at most five, the newest. One exchange with the database. */
export async function search(context: CallContext, { keyword }: Values): Promise<{ rows: Values[] }> {
  const { app, scope } = context;
  const places = entitiesOpenTo({ app, session: signedIn(context), verb: 'list' }).filter(
    // What is found by others' names alone is found as those.
    ({ entity }) => entity.search.some((field) => !entity.sought[field]),
  );
  const wanted = String(keyword).trim();
  if (places.length === 0 || wanted === '') return { rows: [] };
  const statements = places.map(({ entity, operation }) => {
    const parameters = new Parameters();
    const where = conditions({
      entity,
      filters: { keyword: wanted, ...operation.where },
      parameters,
      tenantId: scope.tenantId,
    });
    return prepared(
      reading<Named>({
        text: `select ${nameColumns(entity)} from ${column(`${entity.name}View`)}
          where ${where} order by "id" desc limit ${most}`,
        values: parameters.values,
      }),
    );
  });
  const results = await app.database.batch({ scope, statements });
  return {
    rows: results.flatMap((rows, index) =>
      rows.map((row) => ({
        ...row,
        entity: places[index]?.entity.name ?? '',
        entityTitle: places[index]?.entity.title ?? '',
      })),
    ),
  };
}
