import { rangeRules } from './noOverlap.ts';
import type { Entity, Expression, Property, Rule } from './formats.ts';

/**
 * The rules of an entity: its own, and one for each field that is required only under a condition (`x-when`,
 * `x-requiredWhen`) and one for each range (`noOverlap`), which JSON Schema cannot say. Data: the record.
 */
export function rulesOf(entity: Entity): Rule[] {
  return [
    ...entity.rules,
    ...Object.keys(entity.properties).flatMap((name) => conditional({ entity, name })),
    ...rangeRules(entity),
  ];
}

/** The entities as the server checks them: with the rules that follow from their fields. */
export function withRules(entities: Record<string, Entity>): Record<string, Entity> {
  return Object.fromEntries(
    Object.entries(entities).map(([name, entity]) => [name, { ...entity, rules: rulesOf(entity) }]),
  );
}

function conditional({ entity, name }: { entity: Entity; name: string }): Rule[] {
  const property = entity.properties[name];
  const when = property && neededWhen({ property, isRequired: entity.required.includes(name) });
  if (!property || when === undefined) return [];
  const { title = name, 'x-empty': message = `${title} 不能为空` } = property;
  return [{ when: { and: [when, { empty: [{ var: name }] }] }, path: `/${name}`, message }];
}

/** Under which condition a field has to be filled in; undefined where none decides it. What is not shown is not asked for. */
function neededWhen({ property, isRequired }: { property: Property; isRequired: boolean }): Expression | undefined {
  const { 'x-when': shown, 'x-requiredWhen': required } = property;
  if (required === undefined) return isRequired ? shown : undefined;
  return shown === undefined ? required : { and: [shown, required] };
}
