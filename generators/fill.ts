import { copiedFields } from '#runtime/core/operations/copyOf.ts';
import { valueOrder } from '#runtime/core/operations/value.ts';
import { variablesOf } from '#runtime/core/expressions.ts';
import { copyFill } from './copyOf.ts';
import type { Entity } from './formats.ts';
import { quote } from './sql.ts';
import { valueFill } from './value.ts';

/**
 * Fills in what is made of other fields, in rows that are there: computed and copied fields, each behind those that it is
 * made of. Neither versions nor histories grow by it. Run before row-level security is put in force, which would keep the
 * owner from these rows.
 */
export function fillSql(entities: Record<string, Entity>): string {
  return fillOrder(entities)
    .flatMap(({ entity, field }) => [
      // Parts refer to their record until the transaction ends; a table of which that is still to be looked at is not altered.
      ...(entity.partOf ? ['set constraints all immediate;'] : []),
      `alter table ${quote(entity.name)} disable trigger user;`,
      entity.properties[field]?.['x-value'] === undefined
        ? copyFill({ entity, field, entities })
        : valueFill({ entity, field }),
      ...(entity.partOf ? ['set constraints all immediate;'] : []),
      `alter table ${quote(entity.name)} enable trigger user;`,
    ])
    .join('\n');
}

interface Made {
  entity: Entity;
  field: string;
}

function fillOrder(entities: Record<string, Entity>): Made[] {
  const order: Made[] = [];
  const seen = new Set<string>();
  const visit = ({ entity, field }: Made): void => {
    const key = `${entity.name}.${field}`;
    if (seen.has(key)) return;
    seen.add(key);
    const copied = copiedFields(entity.properties).find((each) => each.field === field);
    const source = entities[copied?.entity ?? ''];
    if (copied && source) visit({ entity: source, field: copied.source });
    const isComputed = valueOrder({ properties: entity.properties }).includes(field);
    if (isComputed)
      for (const each of variablesOf(entity.properties[field]?.['x-value'] ?? null)) visit({ entity, field: each });
    if (copied || isComputed) order.push({ entity, field });
  };
  for (const entity of Object.values(entities))
    for (const field of Object.keys(entity.properties)) visit({ entity, field });
  return order;
}
