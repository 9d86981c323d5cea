import { schemaNameOf } from '#kinds/answers/names.ts';
import { answeredFields } from '#runtime/core/operations/answers.ts';
import type { Entity, Property } from './formats.ts';
import { shownText } from './protection.ts';
import type { Schema } from './schema.ts';
import { quote } from './sql.ts';

/** In a view: the forms that fields answer, as their references read them; `aliasOf` says under which name it has joined a reference. */
export function schemaColumns({
  entity: { properties },
  aliasOf,
}: {
  entity: Entity;
  aliasOf(reference: string): string;
}): string[] {
  return answeredFields(properties).map(
    ({ field, reference, source }) =>
      `${shownText({ property: properties[reference], value: `${aliasOf(reference)}.${quote(source)}` })} as ${quote(schemaNameOf(field))}`,
  );
}

/** What a reply carries beside answers: the form that they answer. */
export function schemaField({ name, property }: { name: string; property: Property }): [string, Schema] {
  return [schemaNameOf(name), { title: `${property.title ?? name}的表单` }];
}
