import type { Entity } from '#generators/formats.ts';
import { changing, reading, type Statement } from '../../database/statement.ts';
import { readRecord } from '../../engine/get.ts';
import { failures } from '../../failures.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { livingIn } from '../../engine/living.ts';
import { remove } from '../../engine/remove.ts';
import { newId } from '../../engine/ids.ts';
import { create, save } from '../../engine/save.ts';
import { namedAccount } from '../user/index.ts';
import { builtinRoles } from './builtinRoles.ts';

/**
 * A new tenant with its built-in roles, and its first administrator where one is named: all or nothing (rules T19, T20).
 * @throws Failure 422 where the administrator's account, name and password do not go together.
 */
export async function createTenant(context: CallContext, input: Values): Promise<Values> {
  const { adminAccount: _account, adminName: _name, adminPassword: _password, ...values } = input;
  const id = newId();
  const admin = await namedAccount({ context, input });
  return create({
    context,
    entity: entityOf(context),
    values: { ...values, id },
    along: [
      changing({
        name: 'tenant_open',
        text: 'select "openTenant"($1, $2, $3)',
        values: [id, JSON.stringify(builtinRoles), admin ? JSON.stringify(admin) : null],
      }),
    ],
  });
}

/** A change goes the way of any record; a new one gets its roles. */
export async function saveTenant(context: CallContext, input: Values): Promise<Values> {
  return input['id'] === undefined ? createTenant(context, input) : save(context, input);
}

export async function removeTenant(context: CallContext, { id }: Values): Promise<{ count: number }> {
  const result = await remove(context, { ids: [id ?? null] });
  context.app.sessions.forget();
  return result;
}

export interface Holding {
  title: string;
  count: number;
}

/** Living records of a tenant by what they are, most first: what is out of reach once it is removed. @throws Failure 404. */
export async function holdings(context: CallContext, { id }: Values): Promise<{ rows: Holding[] }> {
  const { app, scope } = context;
  const tenantId = String(id);
  const entity = entityOf(context);
  if (!(await readRecord({ context, entity, id: tenantId }))) throw failures.notFound(entity.title);
  const entities = Object.values(app.catalogue.entities).filter(
    ({ scope: place, isAppend }) => place === 'tenant' && !isAppend,
  );
  const counts = await app.database.batch({
    scope: { ...scope, tenantId },
    statements: entities.map((each) => countOf({ entity: each, tenantId })),
  });
  const rows = entities
    .map(({ title }, i) => ({ title, count: counts[i]?.[0]?.count ?? 0 }))
    .filter(({ count }) => count > 0);
  return { rows: rows.sort((a, b) => b.count - a.count) };
}

function countOf({ entity, tenantId }: { entity: Entity; tenantId: string }): Statement<{ count: number }> {
  return reading({
    text: `select count(*)::integer as "count" from "${entity.name}" where ${livingIn({ entity, tenant: '$1' })}`,
    values: [tenantId],
  });
}
