import { reading } from '../../database/statement.ts';
import type { CallContext } from '../../engine/context.ts';
import { actorLabel } from '../../engine/history.ts';

/** The names of people by their ids, as far as the tenant sees them (rule T7). */
export async function namesOf({
  context: { app, scope },
  ids,
}: {
  context: CallContext;
  ids: readonly string[];
}): Promise<Map<string, string>> {
  const [people] = await app.database.batch({
    scope,
    statements: [
      reading<{ id: string; name: string }>({
        name: 'history_people',
        text: `select h."createdBy" as "id", ${actorLabel} as "name" from unnest($1::text[]) h("createdBy")`,
        values: [[...new Set(ids)]],
      }),
    ],
  });
  return new Map(people.map(({ id, name }) => [id, name]));
}
