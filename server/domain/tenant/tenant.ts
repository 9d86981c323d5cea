import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { remove } from '../../engine/remove.ts';
import { create, guarded, save } from '../../engine/save.ts';
import { builtinRoles } from './builtinRoles.ts';

/** A new tenant with its built-in roles. */
export async function createTenant(context: CallContext, input: Values): Promise<Values> {
  const tenant = await create({ context, entity: entityOf(context), values: input });
  const tenantId = String(tenant['id']);
  await guarded(context, () =>
    context.app.database.batch({
      scope: { tenantId, userId: context.scope.userId },
      statements: builtinRoles(context.app.artefacts.modules).map(({ id, roleName, codes }) => ({
        text: `insert into "role" ("id", "tenantId", "roleName", "codes", "isBuiltin") values ($1, $2, $3, $4, true)`,
        values: [id, tenantId, roleName, JSON.stringify(codes)],
      })),
    }),
  );
  return tenant;
}

/** A change goes the way of any record; a new one gets its roles. */
export async function saveTenant(context: CallContext, input: Values): Promise<Values> {
  return input['id'] === undefined ? createTenant(context, input) : save(context, input);
}

export async function removeTenant(context: CallContext, { id }: Values): Promise<{ count: number }> {
  const result = await remove(context, { ids: [id ?? null] });
  await context.app.sessions.forget();
  return result;
}
