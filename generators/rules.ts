import type { Entity, Json, Rule } from './formats.ts';

/**
 * The rules of an entity: its own, and one for each field that is required only under a condition (`x-when`), which
 * JSON Schema cannot say. Data: the record.
 */
export function rulesOf(entity: Entity): Rule[] {
  return [...entity.rules, ...entity.required.flatMap((name) => conditional({ entity, name }))];
}

function conditional({ entity, name }: { entity: Entity; name: string }): Rule[] {
  const property = entity.properties[name];
  const condition = property?.['x-when'];
  if (!property || condition === undefined) return [];
  const isEmpty: Json = property.type === 'array' ? { '!': [{ var: name }] } : { in: [{ var: name }, [null, '']] };
  return [{ when: { and: [condition, isEmpty] }, path: `/${name}`, message: `${property.title ?? name} 不能为空` }];
}
