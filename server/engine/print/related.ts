import type { CatalogueFile, Entity, Print, Property } from '#generators/formats.ts';
import { reading } from '../../database/statement.ts';
import { column } from '../conditions.ts';
import type { CallContext, Values } from '../context.ts';
import { prepared } from '../prepared.ts';
import { hasField } from './values.ts';

/** Records referred to, by their entity and id, as whoever prints sees them. */
export type Related = Map<string, Values>;

/** A field, of the record itself or of one that it refers to. */
export interface Followed {
  entity: Entity;
  name: string;
  /** Undefined where there is no such record, or none for whoever prints. */
  record: Values | undefined;
  /** The references on the way, and the field. */
  properties: Property[];
}

interface Following {
  catalogue: Pick<CatalogueFile, 'entities'>;
  related: Related;
  entity: Entity;
  record: Values | undefined;
}

/** Goes the way to a field, such as `roomId.siteId.address`. */
export function followed({ path, ...place }: Following & { path: string }): Followed {
  const { catalogue, related, entity, record } = place;
  const [name = '', ...rest] = path.split('.');
  const property = entity.properties[name] ?? {};
  const target = catalogue.entities[property['x-ref'] ?? ''];
  if (rest.length === 0 || !target) return { entity, name, record, properties: [property] };
  const isThere = record !== undefined && hasField({ entity, name, record });
  const next = isThere ? related.get(keyOf({ target, id: record[name] })) : undefined;
  const further = followed({ catalogue, related, entity: target, record: next, path: rest.join('.') });
  return { ...further, properties: [property, ...further.properties] };
}

/** Reads what a template names of records that these refer to, each once, through their views: what is masked or hidden there is so here (rule W1). */
export async function readRelated({
  context: { app, scope },
  template,
  entity,
  records,
}: {
  context: Pick<CallContext, 'app' | 'scope'>;
  template: Pick<Print, 'references'>;
  entity: Entity;
  records: readonly Values[];
}): Promise<Related> {
  const related: Related = new Map();
  for (const path of template.references) {
    const found = records.map((record) => followed({ catalogue: app.catalogue, related, entity, record, path }));
    const target = app.catalogue.entities[found[0]?.entity.properties[found[0].name]?.['x-ref'] ?? ''];
    if (!target) continue;
    const ids = new Set(found.map(({ record, name }) => record?.[name]).filter((id) => typeof id === 'string'));
    const missing = [...ids].filter((id) => !related.has(keyOf({ target, id })));
    if (missing.length === 0) continue;
    const within = target.scope === 'tenant' ? ' and "tenantId" = $2' : '';
    const [rows] = await app.database.batch({
      scope,
      statements: [
        prepared(
          reading<Values>({
            text: `select * from ${column(`${target.name}View`)} where "id" = any($1)${within}`,
            values: [missing, ...(within === '' ? [] : [scope.tenantId])],
          }),
        ),
      ],
    });
    for (const row of rows) related.set(keyOf({ target, id: row['id'] }), row);
  }
  return related;
}

function keyOf({ target, id }: { target: Entity; id: unknown }): string {
  return `${target.name}/${String(id)}`;
}
