import type { Entity, Json, Rule } from './formats.ts';

/**
 * The rules of an entity: its own, and one for each field that is required only under a condition (`x-when`), which
 * JSON Schema cannot say. Data: the record.
 */
export function rulesOf(entity: Entity): Rule[] {
  return [...entity.rules, ...entity.required.flatMap((name) => conditional({ entity, name }))];
}

/** The entities as the server checks them: with the rules that follow from their fields. */
export function withRules(entities: Record<string, Entity>): Record<string, Entity> {
  return Object.fromEntries(
    Object.entries(entities).map(([name, entity]) => [name, { ...entity, rules: rulesOf(entity) }]),
  );
}

function conditional({ entity, name }: { entity: Entity; name: string }): Rule[] {
  const property = entity.properties[name];
  const condition = property?.['x-when'];
  if (!property || condition === undefined) return [];
  const isEmpty: Json = property.type === 'array' ? { '!': [{ var: name }] } : { in: [{ var: name }, [null, '']] };
  return [{ when: { and: [condition, isEmpty] }, path: `/${name}`, message: `${property.title ?? name} 不能为空` }];
}
